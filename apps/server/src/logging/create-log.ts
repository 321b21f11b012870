import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { loggedError } from './logged-error.ts';

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
