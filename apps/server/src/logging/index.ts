import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm';
import { currentRequest } from '../telemetry/request-context.ts';

/** What waits for a reader that has stopped; lines beyond it are dropped rather than filling the memory. */
const maxWaitingBytes = 16 * 1024 * 1024;

/**
 * The log of a process: lines of JSON whose errors contain no user input. A line of a request, or of a job that it had done, has the
 * request's id. Requests don't wait for their lines to be written; what is left is written when the process exits, unless it is
 * killed by force.
 * @param destination stderr by default, because stdout belongs to the user of the terminal
 */
export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({
    dest: 2,
    sync: false,
    maxLength: maxWaitingBytes,
  }),
): Logger {
  return pino({ level, serializers: { err: loggedError }, mixin: ofRequest }, destination);
}

function ofRequest(): { readonly requestId?: string } {
  const requestId = currentRequest();
  return requestId === null ? {} : { requestId };
}

/** An error in its logged form. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Stack frames without the message. */
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
  /** The errors of an AggregateError. */
  readonly errors?: readonly LoggedError[];
}

/** Maximum depth of causes; a longer chain is a cycle. */
const deepest = 8;

/**
 * The loggable form of an error: type, message, code, stack frames and cause. For a failed query it contains the statement
 * without its parameters, and from the database's error neither the row nor the value, because these are user data such as
 * addresses and names.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const { cause } = error;
  const tells = depth < deepest;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: wordsOf(error),
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(tells && cause !== undefined && { cause: loggedError(cause, depth + 1) }),
    ...(tells &&
      error instanceof AggregateError && {
        errors: error.errors.map((each: unknown) => loggedError(each, depth + 1)),
      }),
  };
}

function wordsOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

/** The frames of a stack, which starts with the message; the message may have several lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames.replace(/^\n/, '');
}
