/** The logger interface of the embedded database; a pino logger fits. */
export interface PostgresLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
}
