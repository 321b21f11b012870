/** Why an outside service gave nothing that can be used. */
export type OutsideFailure = 'unreachable' | 'too_slow' | 'refused' | 'malformed';

/**
 * An outside service failed. Names the service and what happened, and never what it was asked: questions hold
 * addresses and keys, and errors are logged.
 */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly failure: OutsideFailure;
  /** Of its answer; null without one. */
  readonly status: number | null;

  constructor(service: string, failure: OutsideFailure, status: number | null, cause?: unknown) {
    super(
      `${service}: ${failure.replaceAll('_', ' ')}${status === null ? '' : ` (status ${status})`}`,
      cause === undefined ? undefined : { cause },
    );
    this.failure = failure;
    this.status = status;
  }
}
