/** State of the page's one realtime connection. */
export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'disconnecting' | 'disconnected';
  /** Something on the page follows a property. */
  readonly wanted: boolean;
  /** The device is online and the page isn't in the back/forward cache. */
  readonly reachable: boolean;
  /** Failed attempts and lost connections since the last successful one. */
  readonly failures: number;
  /** The server no longer accepts this visitor, so reconnecting is pointless. */
  readonly barred: boolean;
}

export type ConnectionEvent =
  | 'wanted'
  | 'unwanted'
  | 'reachable'
  | 'unreachable'
  /** The connection is established. */
  | 'opened'
  /** Connecting timed out, or a heartbeat went unanswered. */
  | 'unanswered'
  /** The connection was closed by either side. */
  | 'ended'
  | 'barred'
  /** The delay before the next attempt is over. */
  | 'waited';

export const disconnected: ConnectionState = {
  status: 'disconnected',
  wanted: false,
  reachable: true,
  failures: 0,
  barred: false,
};

/** The state after an event. Pure: the caller opens and closes the socket to match. */
export function afterEvent(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event) {
    case 'wanted':
      return connectIfDue({ ...state, wanted: true });
    case 'unwanted':
      return leave({ ...state, wanted: false });
    case 'reachable':
      return connectIfDue({ ...state, reachable: true, failures: 0 });
    case 'unreachable':
      return leave({ ...state, reachable: false });
    case 'opened':
      return state.status === 'connecting' ? { ...state, status: 'connected', failures: 0 } : state;
    case 'unanswered':
      return isOpen(state)
        ? { ...state, status: 'disconnecting', failures: state.failures + 1 }
        : state;
    case 'ended':
      return {
        ...state,
        status: 'disconnected',
        failures: isOpen(state) ? state.failures + 1 : state.failures,
      };
    case 'barred':
      return { ...state, status: 'disconnected', barred: true };
    case 'waited':
      return state.status === 'disconnected' && isDue(state)
        ? { ...state, status: 'connecting' }
        : state;
  }
}

/** Delays before the first, second, third … attempt to reconnect; the last one repeats. */
const reconnectDelaysMs = [1000, 2000, 5000, 10_000];

/** Delay before the next attempt in milliseconds; null if none is due. */
export function waitBeforeTry(state: ConnectionState): number | null {
  if (state.status !== 'disconnected' || !isDue(state)) return null;
  if (state.failures === 0) return 0;
  return reconnectDelaysMs[Math.min(state.failures, reconnectDelaysMs.length) - 1] ?? 0;
}

function isOpen({ status }: ConnectionState): boolean {
  return status === 'connecting' || status === 'connected';
}

function isDue({ wanted, reachable, barred }: ConnectionState): boolean {
  return wanted && reachable && !barred;
}

/** Connects right away only if no attempt has failed, so that a new follower can't cut the retry delay short. */
function connectIfDue(state: ConnectionState): ConnectionState {
  const due = state.status === 'disconnected' && isDue(state) && state.failures === 0;
  return due ? { ...state, status: 'connecting' } : state;
}

function leave(state: ConnectionState): ConnectionState {
  return isOpen(state) ? { ...state, status: 'disconnecting' } : state;
}
