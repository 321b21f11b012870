export { askingTask } from './asking-task.ts';
export { migrateQueue } from './migrate-queue.ts';
export { sendThroughQueue, type QueueCheck } from './send-through-queue.ts';
export {
  startQueue,
  type Queue,
  type QueueOptions,
  type JobName,
  type QueueTask,
  type QueueTasks,
  type TaskContext,
} from './start-queue.ts';
