import { homedir } from 'node:os';
import path from 'node:path';
import { environmentSchema, toConfig, type Config } from './schema.ts';
import { ConfigError } from './variables.ts';

export type { ExpectedVariable, MaskedVariable, PublicServices } from './public-services.ts';
export type { LimitName, AddressRange, RateLimitConfig } from './rate-limits.ts';
export {
  aiProviders,
  listPriceOf,
  type AiConfig,
  type LocalModelsConfig,
  type LocalModelServer,
  type TokenPrices,
} from './ai.ts';
export type { AlarmsConfig } from './alarms.ts';
export type { AddressFactsConfig } from './address-facts.ts';
export type { FireWarningsConfig } from './fire-warnings.ts';
export type { ImageryConfig } from './imagery.ts';
export type { LeadsConfig } from './leads.ts';
export type { Mailbox, MailConfig, SmtpConfig } from './mail.ts';
export type { GooglePlacesConfig, PlacesConfig } from './places.ts';
export type { PushConfig } from './push.ts';
export type { S3Config } from './storage.ts';
export type { UploadPace, UploadsConfig } from './uploads.ts';
export { fingerprintOf, signingSecret } from './signing-secret.ts';
export type { Config, DatabaseConfig } from './schema.ts';
export { ConfigError, wholeNumber } from './variables.ts';

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 * @throws ConfigError with the variable's name and what it should be
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(String(issue?.path[0] ?? 'Configuration'), issue?.message ?? 'is wrong');
  }
  return toConfig(parsed.data);
}

/** The folder where a command was called: npm runs it in the project's own. */
export function callersFolder(): string {
  const byNpm = process.env['npm_lifecycle_event'] !== undefined;
  return (byNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd();
}

/** How somebody calls a command of the product: where it is installed without npm, by `dss`. */
export function commandText(name: string, options = ''): string {
  const caller = process.env['npm_lifecycle_event'];
  const isByNpm = caller !== undefined && caller !== 'dss';
  const words = isByNpm ? ['npm run', name, ...(options === '' ? [] : ['--'])] : ['dss', name];
  return [...words, options].join(' ').trimEnd();
}

/** The environment for a child process: ours with some variables changed. */
export function childEnvironment(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** The folder where terminal commands keep the user's files: `$XDG_CONFIG_HOME` or `~/.config`. */
export function userConfigFolder(): string {
  const configured = process.env['XDG_CONFIG_HOME'] ?? '';
  const base = configured === '' ? path.join(homedir(), '.config') : configured;
  return path.join(base, 'defensible-space-score');
}
