import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createPhotoPreparer } from './prepare-photo.ts';
import { previewOf } from './previews.ts';
import type { WorkerReply, WorkerRequest } from './prepare-photo.worker.ts';

/** A worker that responds when the test says so. */
class TestWorker extends EventTarget implements Worker {
  readonly asked: number[] = [];
  readonly terminate = vi.fn<() => void>();
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  postMessage({ id }: WorkerRequest): void {
    this.asked.push(id);
  }

  answer(reply: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

const chosen = () => ({ file: new Blob(['large']), sendOriginal: false, isHeic: false });
const small = {
  file: new Blob(['small']),
  prepared: { chosenSha256: null, evidence: null, issues: [] },
};

function preparerWithWorkers() {
  const workers: TestWorker[] = [];
  const preparer = createPhotoPreparer(() => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker;
  });
  return { preparer, workers };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one worker prepares many photos, however long they take together', async () => {
  const { preparer, workers } = preparerWithWorkers();
  const ready = [preparer.prepare(chosen()), preparer.prepare(chosen())];
  for (const id of [1, 2]) {
    await vi.advanceTimersByTimeAsync(50_000);
    workers[0]?.answer({ id, photo: small, failed: false });
  }

  expect(await Promise.all(ready)).toEqual([small, small]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['dies', (worker: TestWorker | undefined) => worker?.dispatchEvent(new Event('error'))],
  ['hangs', () => vi.advanceTimersByTime(60_000)],
])('a worker that %s is replaced for the next photo', async (_what, end) => {
  const { preparer, workers } = preparerWithWorkers();
  const lost = preparer.prepare(chosen());
  end(workers[0]);
  await expect(lost).rejects.toThrow('the worker failed');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();

  const next = preparer.prepare(chosen());
  workers[1]?.answer({ id: 2, photo: small, failed: false });
  expect(await next).toBe(small);
});

test('a photo that cannot be read fails alone', async () => {
  const { preparer, workers } = preparerWithWorkers();
  const unreadable = preparer.prepare(chosen());
  workers[0]?.answer({ id: 1, photo: null, failed: true });

  await expect(unreadable).rejects.toThrow('the photo could not be read');
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

describe('the preview of a photo', () => {
  const picture: ImageBitmap = { width: 400, height: 300, close: () => undefined };

  test('comes from the worker before the photo does', async () => {
    const { preparer, workers } = preparerWithWorkers();
    const preparation = chosen();
    void preparer.prepare(preparation);
    const preview = previewOf(preparation.file);
    workers[0]?.answer({ id: 1, preview: picture });
    expect(await preview).toBe(picture);
  });

  test('is the preview of its copy, too', async () => {
    const { preparer, workers } = preparerWithWorkers();
    const ready = preparer.prepare(chosen());
    workers[0]?.answer({ id: 1, preview: picture });
    const copy = { ...small, file: new Blob(['copy']) };
    workers[0]?.answer({ id: 1, photo: copy, failed: false });
    await ready;
    expect(await previewOf(copy.file)).toBe(picture);
  });

  test.each<[string, (worker: TestWorker | undefined) => unknown]>([
    ['does not decode it', (worker) => worker?.answer({ id: 1, photo: small, failed: false })],
    ['cannot read it', (worker) => worker?.answer({ id: 1, photo: null, failed: true })],
    ['dies', (worker) => worker?.dispatchEvent(new Event('error'))],
  ])('is made by the page where the worker %s', async (_what, end) => {
    vi.stubGlobal('createImageBitmap', async () => picture);
    const { preparer, workers } = preparerWithWorkers();
    const preparation = chosen();
    const ready = preparer.prepare(preparation).catch(() => null);
    const preview = previewOf(preparation.file);
    end(workers[0]);
    await ready;
    expect(await preview).toBe(picture);
  });
});
