import { BackupRefused } from '../backup/refused.ts';
import { commandText, ConfigError } from '../config/index.ts';
import { DatabaseIsNewer, DatabaseIsOlder, DatabaseRefused, SecretIsAnother } from '../db/index.ts';
import { EmbeddedPostgresError } from '../postgres/error.ts';
import { StorageUnavailable } from '../storage/photo-store.ts';
import { BadInput, exitCodes } from './outcome.ts';

/** How a command ended, and what it says. */
export interface CommandOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A command without a process of its own.
 * @param signal ends it in an orderly way
 * @param report called with lines about its progress
 * @param environment settings, as in `.env.example`; by default those of the process
 */
export type Command = (
  commandLine: readonly string[],
  signal: AbortSignal,
  report: (line: string) => void,
  environment?: NodeJS.ProcessEnv,
) => Promise<CommandOutcome>;

/** What a command says at its end; by default it succeeded. */
export interface CommandResult {
  readonly text: string;
  readonly code?: number;
}

/**
 * Turns what a command says or throws into its outcome: what the operator can fix has an exit code of its own.
 * @param soFar what was done until it was interrupted or failed, and what to do about the rest; absent: nothing
 */
export async function outcomeOf(
  signal: AbortSignal,
  interrupted: string,
  perform: () => Promise<CommandResult>,
  soFar?: () => string,
): Promise<CommandOutcome> {
  try {
    const { text, code = exitCodes.success } = await perform();
    return { code, stdout: `${text}\n`, stderr: '' };
  } catch (error) {
    if (signal.aborted) {
      return failed(exitCodes.failure, [interrupted, soFar?.()].filter(Boolean).join(' '));
    }
    if (isFixable(error)) return failed(exitCodes.badInput, rootOf(error));
    return failed(exitCodes.failure, [rootOf(error), soFar?.()].filter(Boolean).join('\n'));
  }
}

function failed(code: number, text: string): CommandOutcome {
  return { code, stdout: '', stderr: `${text}\n` };
}

function isFixable(error: unknown): boolean {
  if (error instanceof EmbeddedPostgresError) {
    return error.code === 'no_database' || error.code === 'data_folder_in_use';
  }
  return [
    BadInput,
    BackupRefused,
    ConfigError,
    DatabaseIsNewer,
    DatabaseIsOlder,
    DatabaseRefused,
    SecretIsAnother,
  ].some((kind) => error instanceof kind);
}

/** The innermost message, because the message of a failed query contains its parameters, which are user data. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isFixable(error) || error instanceof StorageUnavailable) return error.message;
  if (error.cause !== undefined) return rootOf(error.cause);
  return 'syscall' in error && error.syscall === 'connect'
    ? `${error.message}. ${commandText('doctor')} says what doesn’t answer.`
    : error.message;
}
