/** A request that was answered, or a job that ran: what may be known of it without knowing anything about anybody. */
export interface Call {
  /** The method of a request; 'JOB' for a job. */
  readonly method: string;
  /** The route with its parameters' names, or the job's name. */
  readonly route: string;
  /** Null for a job. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** What was thrown, if it was no expected refusal; else null. */
  readonly error: unknown;
}

/** Called when a call is over. It must be quick and may not throw. */
export type NoteCall = (call: Call) => void;
