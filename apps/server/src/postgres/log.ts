/** The part of a logger that the embedded database needs; a pino logger fits. */
export interface PostgresLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
}
