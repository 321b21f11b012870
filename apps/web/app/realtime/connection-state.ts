/** The page's one connection, and what it depends on. */
export interface ConnectionState {
  readonly status: 'connecting' | 'connected' | 'disconnecting' | 'disconnected';
  /** Something on the page follows a property. */
  readonly wanted: boolean;
  /** The device has a network, and the page is not put away. */
  readonly reachable: boolean;
  /** Tries and connections that failed since the last one that stood. */
  readonly failures: number;
  /** The server said that we are nobody anymore: coming back would change nothing. */
  readonly barred: boolean;
}

export type ConnectionEvent =
  | 'wanted'
  | 'unwanted'
  | 'reachable'
  | 'unreachable'
  /** The connection stands. */
  | 'opened'
  /** It took too long to stand, or our heartbeat wasn't answered. */
  | 'unanswered'
  /** It has ended, whoever ended it. */
  | 'ended'
  | 'barred'
  /** The wait before the next try is over. */
  | 'waited';

export const atRest: ConnectionState = {
  status: 'disconnected',
  wanted: false,
  reachable: true,
  failures: 0,
  barred: false,
};

/** What an event makes of the connection. Pure: who runs it opens and closes the socket that the state asks for. */
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

/** The wait before the first, second, third try to connect again; the last stands for all that follow. */
const reconnectDelaysMs = [1000, 2000, 5000, 10_000];

/** The wait before the next try; null where none is due. */
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

/** At once only where nothing has failed: whoever is new on the page must not shorten a wait. */
function connectIfDue(state: ConnectionState): ConnectionState {
  const due = state.status === 'disconnected' && isDue(state) && state.failures === 0;
  return due ? { ...state, status: 'connecting' } : state;
}

function leave(state: ConnectionState): ConnectionState {
  return isOpen(state) ? { ...state, status: 'disconnecting' } : state;
}
