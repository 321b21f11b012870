import type { Socket, SocketEvents } from './connection.ts';

/** Opens a connection to the server. @param page any URL of the server */
export function openWebSocket(
  page: string,
  query: string,
  { onOpen, onMessage, onClose }: SocketEvents,
): Socket {
  const address = new URL(`/api/realtime${query}`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
