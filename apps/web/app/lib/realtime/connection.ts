import {
  realtimeCloseCodes,
  realtimeLimits,
  realtimeMessageSchema,
  type RealtimeMessage,
  type RealtimeRequest,
} from '@dss/domain';

import {
  afterEvent,
  disconnected,
  waitBeforeTry,
  type ConnectionEvent,
  type ConnectionState,
} from './connection-state.ts';

/** A handshake that takes longer counts as failed. */
export const connectMs = 10_000;
/** How long to wait for the server to confirm a close. */
const closeLimitMs = 1000;

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** With the close code of the server, or the browser's own. */
  readonly onClose: (code: number) => void;
}

export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface ConnectionOptions {
  readonly openSocket: (events: SocketEvents) => Socket;
  /** The connection is established, without subscriptions yet. */
  readonly onOpen: () => void;
  readonly onMessage: (message: RealtimeMessage) => void;
  readonly onLost: () => void;
}

/** One connection, kept open as long as it is wanted and possible. */
export interface Connection {
  readonly dispatch: (
    event: Extract<ConnectionEvent, 'wanted' | 'unwanted' | 'reachable' | 'unreachable'>,
  ) => void;
  /** Sends if connected; otherwise does nothing, because `onOpen` subscribes again after connecting. */
  readonly send: (request: RealtimeRequest) => void;
}

/** Drives the connection's state: opens and closes the socket, waits before retries, and sends heartbeats. */
export function keepConnection(options: ConnectionOptions): Connection {
  let state: ConnectionState = disconnected;
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const send = (request: RealtimeRequest) => {
    if (state.status === 'connected') socket?.send(JSON.stringify(request));
  };

  const change = (event: ConnectionEvent) => {
    const before = state;
    state = afterEvent(before, event);
    if (state.status !== before.status || event === 'ended') enter(before);
    else if (state.status === 'disconnected') waitForTry();
  };

  const enter = (before: ConnectionState) => {
    clearTimeout(timer);
    stopWaiting();
    clearInterval(heartbeat);
    switch (state.status) {
      case 'connecting':
        open();
        timer = setTimeout(() => change('unanswered'), connectMs);
        break;
      case 'connected':
        startHeartbeat();
        options.onOpen();
        break;
      case 'disconnecting':
        socket?.close();
        // A dead connection never confirms the close.
        timer = setTimeout(() => change('ended'), closeLimitMs);
        break;
      case 'disconnected':
        // Ignore any late events from it.
        socket = null;
        waitForTry();
        break;
    }
    if (before.status === 'connected') options.onLost();
  };

  const waitForTry = () => {
    const wait = waitBeforeTry(state);
    if (wait === null) stopWaiting();
    // A retry timer that is already running isn't restarted.
    else retry ??= setTimeout(() => change('waited'), wait);
  };
  const stopWaiting = () => {
    clearTimeout(retry);
    retry = undefined;
  };

  const open = () => {
    const isOurs = () => socket === opened;
    const opened = options.openSocket({
      onOpen: () => {
        if (isOurs()) change('opened');
      },
      onClose: (code) => {
        if (isOurs()) change(code === realtimeCloseCodes.nobody ? 'barred' : 'ended');
      },
      onMessage: (data) => {
        const message = parseMessage(data);
        if (message === null || !isOurs() || state.status !== 'connected') return;
        unanswered = false;
        if (message.type !== 'pong') options.onMessage(message);
      },
    });
    socket = opened;
  };

  let unanswered = false;
  const startHeartbeat = () => {
    unanswered = false;
    heartbeat = setInterval(() => {
      if (unanswered) {
        change('unanswered');
        return;
      }
      unanswered = true;
      send({ type: 'ping' });
    }, realtimeLimits.heartbeatMs);
  };

  return { dispatch: change, send };
}

/** Null for a message that this client doesn't know, for example from a newer server. */
function parseMessage(data: unknown): RealtimeMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
