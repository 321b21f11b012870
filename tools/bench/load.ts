import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stop } from './child-program.ts';
import { loadSchema, type MeasuredLoad, type LoadOrder } from './send-load.ts';

/** The process that sends load. */
export interface LoadSender extends AsyncDisposable {
  /** @throws Error unless every answer was a success */
  send(order: LoadOrder): Promise<MeasuredLoad>;
}

export function startLoadSender(): LoadSender {
  // Without the options that this process was started with.
  const child = fork(path.join(import.meta.dirname, 'send-load.ts'), { execArgv: [] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the load generator ended');
  });
  ended.catch(() => undefined);
  return {
    send: async (order) => {
      const answered = new Promise<unknown>((resolve) => {
        child.once('message', resolve);
      });
      child.send(order);
      const message = await Promise.race([answered, ended]);
      const load = loadSchema.parse(message);
      if (load.failure !== null) {
        throw new Error(`${order.name}: ${load.failure}`);
      }
      return load;
    },
    [Symbol.asyncDispose]: () => stop(child),
  };
}
