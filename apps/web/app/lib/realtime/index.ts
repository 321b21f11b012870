export { RealtimeProvider, usePropertyEvents, useServerRecovery } from './realtime-provider.tsx';
