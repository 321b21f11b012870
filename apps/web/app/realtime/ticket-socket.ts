import type { Socket, SocketEvents } from './connection.ts';

/** The close code that browsers report for a connection that never opened. */
const abnormalClosure = 1006;

export interface TicketSocketDependencies {
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
