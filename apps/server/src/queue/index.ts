export { migrateQueue } from './migrate-queue.ts';
export { startQueue, type Queue, type QueueOptions } from './start-queue.ts';
export { type JobName, type QueueTask, type QueueTasks, type TaskContext } from './task.ts';
