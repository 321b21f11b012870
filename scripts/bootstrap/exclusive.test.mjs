import { expect, it } from 'vitest';

import { run } from '../testing/checkout.mjs';
import { exclusively } from './exclusive.mjs';

const folder = `/some/folder/of/${process.pid}`;
const { signal } = new AbortController();

it('lets one process work at a time, telling the other that it waits', async () => {
  /** @type {string[]} */
  const events = [];
  /** @type {() => void} */
  let finishFirst = () => undefined;
  const first = exclusively(folder, { onWait: () => events.push('first waits'), signal }, () => {
    events.push('first works');
    return new Promise((resolve) => (finishFirst = () => resolve(undefined)));
  });
  await expect.poll(() => events).toEqual(['first works']);

  const onWait = () => {
    events.push('second waits');
    finishFirst();
  };
  const second = exclusively(folder, { onWait, signal }, async () => events.push('second works'));
  await Promise.all([first, second]);
  expect(events).toEqual(['first works', 'second waits', 'second works']);
});

it('frees the folder when the work fails', async () => {
  const failing = exclusively(folder, { onWait: () => undefined, signal }, () =>
    Promise.reject(new Error('no network')),
  );
  await expect(failing).rejects.toThrow('no network');
  expect(await exclusively(folder, { onWait: () => undefined, signal }, async () => 'done')).toBe(
    'done',
  );
});

it('frees the folder when its process is killed', async () => {
  const module = new URL('./exclusive.mjs', import.meta.url).href;
  const holder = run('/', [
    process.execPath,
    '--input-type=module',
    '--eval',
    `import { exclusively } from ${JSON.stringify(module)};
     await exclusively(${JSON.stringify(folder)}, { onWait() {}, signal: new AbortController().signal }, () => {
       console.log('working'); return new Promise(() => setInterval(() => {}, 1000));
     });`,
  ]);
  await holder.saying(/working/);
  const onWait = () => void holder.child.kill('SIGKILL');
  expect(await exclusively(folder, { onWait, signal }, async () => 'done')).toBe('done');
});

it('stops waiting when interrupted', async () => {
  const abort = new AbortController();
  await exclusively(folder, { onWait: () => undefined, signal }, async () => {
    const onWait = () => abort.abort();
    const waiting = exclusively(folder, { onWait, signal: abort.signal }, async () => 'done');
    await expect(waiting).rejects.toThrow('aborted');
  });
});
