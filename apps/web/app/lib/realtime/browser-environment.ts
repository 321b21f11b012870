import { realtimeTicketSchema } from '@dss/domain';

import { apiPaths } from '../api/api-paths.ts';
import { callApi } from '../api/client.ts';
import { nativeServer } from '../device/native/native-server.ts';
import type { RealtimeEnvironment } from './realtime-client.ts';
import type { Socket, SocketEvents } from './connection.ts';

/**
 * Connects to the page's own server by cookie, or from the native app by ticket, and watches whether the browser is
 * online.
 */
export const browserEnvironment: RealtimeEnvironment = {
  openSocket: (events) =>
    nativeServer === null
      ? openWebSocket(window.location.href, null, events)
      : openTicketSocket(ticketsOf(nativeServer), events),
  watchReachable: (report) => {
    const watching = new AbortController();
    const on = (name: string, handle: () => void) =>
      window.addEventListener(name, handle, { signal: watching.signal });
    on('online', () => report(true));
    on('offline', () => report(false));
    // An open connection would keep the page out of the back/forward cache.
    on('pagehide', () => report(false));
    on('pageshow', () => report(navigator.onLine));
    report(navigator.onLine);
    return () => watching.abort();
  },
};

function ticketsOf(server: string): Parameters<typeof openTicketSocket>[0] {
  return {
    askForTicket: async () => {
      return (await callApi(apiPaths.realtimeTickets(), realtimeTicketSchema, { method: 'POST' }))
        .ticket;
    },
    openWith: (ticket, events) => openWebSocket(server, ticket, events),
  };
}

/** The close code that browsers report for a connection that never opened. */
const abnormalClosure = 1006;

interface TicketSocketDependencies {
  /** Requests a single-use ticket from the server. */
  readonly askForTicket: () => Promise<string>;
  readonly openWith: (ticket: string, events: SocketEvents) => Socket;
}

/** A connection from the native app, which has no cookie: it first requests a ticket, then connects with it. */
export function openTicketSocket(
  { askForTicket, openWith }: TicketSocketDependencies,
  events: SocketEvents,
): Socket {
  let socket: Socket | null = null;
  let closed = false;
  void askForTicket().then(
    (ticket) => {
      if (!closed) socket = openWith(ticket, events);
    },
    () => {
      if (!closed) events.onClose(abnormalClosure);
    },
  );
  return {
    send: (text) => socket?.send(text),
    close: () => {
      if (closed) return;
      closed = true;
      if (socket !== null) socket.close();
      // Without a socket there is no close event, so report it here.
      else queueMicrotask(() => events.onClose(abnormalClosure));
    },
  };
}

/** Opens a connection to the server. @param page any URL of the server */
function openWebSocket(
  page: string,
  ticket: string | null,
  { onOpen, onMessage, onClose }: SocketEvents,
): Socket {
  const address = new URL(apiPaths.realtime(ticket), page);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
