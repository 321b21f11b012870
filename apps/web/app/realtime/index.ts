export { RealtimeProvider, usePropertyEvents, useReturnOfServer } from './realtime-provider.tsx';
