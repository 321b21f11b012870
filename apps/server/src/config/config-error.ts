/** An invalid variable: its name and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
  }
}
