import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The log of a process: lines of JSON, in which errors say nothing of what people entered.
 * @param destination by default stderr, as the terminal belongs to whoever started the process
 */
export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino({ level, serializers: { err: loggedError } }, destination);
}

/** An error as the log keeps it. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Where it happened: the frames alone. */
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
  /** Of several attempts that failed together. */
  readonly errors?: readonly LoggedError[];
}

/** Causes of causes; a longer chain is a loop. */
const deepest = 8;

/**
 * What is logged of an error: its kind, its words, its code, where it happened, and why. Of a failed query that is the
 * statement without its parameters, and of the database's own error neither the row nor the value that it names: they
 * are addresses, places, names.
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

/** A stack begins with the message, which may hold line breaks of its own. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames.replace(/^\n/, '');
}
