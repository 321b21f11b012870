import type { Socket, SocketEvents } from './connection.ts';

/** What browsers say of a connection that never came about. */
const abnormalClosure = 1006;

export interface TicketSocketDependencies {
  /** Asks the server to admit one connection. */
  readonly askForTicket: () => Promise<string>;
  readonly openWith: (ticket: string, events: SocketEvents) => Socket;
}

/** A connection of an app, which has no cookie: it is opened with a ticket that has to be asked for first. */
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
      // Nobody else will tell that it ended.
      else queueMicrotask(() => events.onClose(abnormalClosure));
    },
  };
}
