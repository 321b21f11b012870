import {
  realtimeCloseCodes,
  realtimeLimits,
  realtimeMessageSchema,
  type RealtimeMessage,
  type RealtimeRequest,
} from '@dss/domain';

import {
  afterEvent,
  atRest,
  waitBeforeTry,
  type ConnectionEvent,
  type ConnectionState,
} from './connection-state.ts';

/** A handshake that takes longer counts as failed. */
export const connectMs = 10_000;
/** How long the other end may take to answer our closing. */
const closeLimitMs = 1000;

/** What a socket tells of itself. */
export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** With the code that the server gave, or the browser's own. */
  readonly onClose: (code: number) => void;
}

export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface ConnectionOptions {
  readonly openSocket: (events: SocketEvents) => Socket;
  /** The connection stands: nothing is followed on it yet. */
  readonly onOpen: () => void;
  readonly onMessage: (message: RealtimeMessage) => void;
  /** It stood and does no more. */
  readonly onLost: () => void;
}

/** Keeps one connection as long as it is wanted and possible. */
export interface Connection {
  readonly tell: (
    event: Extract<ConnectionEvent, 'wanted' | 'unwanted' | 'reachable' | 'unreachable'>,
  ) => void;
  /** Sends if the connection stands; else nothing: whoever follows is asked again when it does. */
  readonly send: (request: RealtimeRequest) => void;
}

/** Runs the state of the connection: opens and closes the socket it asks for, waits, and keeps the heartbeat. */
export function keepConnection(options: ConnectionOptions): Connection {
  let state: ConnectionState = atRest;
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
        beat();
        options.onOpen();
        break;
      case 'disconnecting':
        socket?.close();
        // A dead line answers nothing.
        timer = setTimeout(() => change('ended'), closeLimitMs);
        break;
      case 'disconnected':
        // What it might still say is no longer ours.
        socket = null;
        waitForTry();
        break;
    }
    if (before.status === 'connected') options.onLost();
  };

  const waitForTry = () => {
    const wait = waitBeforeTry(state);
    if (wait === null) stopWaiting();
    // A wait that has begun goes on, whoever comes meanwhile.
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
  const beat = () => {
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

  return { tell: change, send };
}

/** A message of a newer server that we don't know means nothing to us. */
function parseMessage(data: unknown): RealtimeMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return realtimeMessageSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
