import { parentPort } from 'node:worker_threads';
import { createEstimator, judgePassword, passwordQuestionSchema } from './judge-password.ts';

const estimator = await createEstimator();

parentPort?.on('message', (message: unknown) => {
  parentPort?.postMessage(judgePassword(estimator, passwordQuestionSchema.parse(message)));
});
parentPort?.postMessage('ready');
