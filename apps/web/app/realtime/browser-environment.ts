import { realtimeTicketSchema } from '@dss/domain';

import { callApi } from '../api/client.ts';
import { nativeServer } from '../native/index.ts';
import type { RealtimeEnvironment } from './realtime-client.ts';
import { openTicketSocket } from './ticket-socket.ts';
import { openWebSocket } from './web-socket.ts';

/**
 * Connects to the page's own server by cookie, or from the native app by ticket, and watches whether the browser is
 * online.
 */
export const browserEnvironment: RealtimeEnvironment = {
  openSocket: (events) =>
    nativeServer === null
      ? openWebSocket(window.location.href, '', events)
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
      const path = '/api/realtime/tickets';
      return (await callApi(path, realtimeTicketSchema, { method: 'POST' })).ticket;
    },
    openWith: (ticket, events) =>
      openWebSocket(server, `?ticket=${encodeURIComponent(ticket)}`, events),
  };
}
