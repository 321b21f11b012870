/** Every kind of job. Enqueued by name in SQL (`app.enqueue_…`), inside the transaction that writes the row. */
export type JobName = 'analyze_property' | 'retry_model' | 'locate_property';

/** What a task was called before. A job that an older version queued bears that name, and is still done. */
export const earlierNames: Readonly<Record<string, JobName>> = {
  analyse_property: 'analyze_property',
};

export interface TaskContext {
  /** Aborted when the process is asked to stop: leave soon by throwing, the job is taken up again later. */
  readonly signal: AbortSignal;
}

/**
 * Does one job. Returning ends the job, whatever came of it; throwing means that it should be tried again,
 * a while later. A job may run twice: what it writes must bear that.
 */
export type QueueTask = (payload: unknown, context: TaskContext) => Promise<void>;

/** One handler for each kind of job. A feature gives those of its own, and the product all of them. */
export type QueueTasks = Readonly<Record<JobName, QueueTask>>;
