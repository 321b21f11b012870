import type { RealtimeEnvironment } from './realtime-client.ts';

/** The page's own server, and what the browser says about the network. */
export const browserEnvironment: RealtimeEnvironment = {
  openSocket: ({ onOpen, onMessage, onClose }) => {
    const address = new URL('/api/realtime', window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    socket.addEventListener('close', ({ code }) => onClose(code));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  watchReachable: (tell) => {
    const watching = new AbortController();
    const on = (name: string, handle: () => void) =>
      window.addEventListener(name, handle, { signal: watching.signal });
    on('online', () => tell(true));
    on('offline', () => tell(false));
    // An open connection keeps a page that is left from being kept for the way back.
    on('pagehide', () => tell(false));
    on('pageshow', () => tell(navigator.onLine));
    tell(navigator.onLine);
    return () => watching.abort();
  },
};
