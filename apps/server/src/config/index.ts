import { ConfigError, environmentSchema, toConfig, type Config } from './schema.ts';

export { ConfigError, type Config } from './schema.ts';

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
