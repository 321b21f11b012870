export { RealtimeProvider } from './realtime-provider.tsx';
export { usePropertyEvents } from './use-property-events.ts';
export { useReturnOfServer } from './use-return-of-server.ts';
