import type { Photo } from '@dss/domain';
import { describe, expect, test, vi } from 'vitest';

import { errorFromReply, networkError } from '../api/api-error.ts';
import { SentElsewhere } from './outbox.ts';
import { storedPhoto } from './testing/stored-photo.ts';
import { startUploadAction } from './upload-action.ts';
import { percentSent, type UploadItem } from './upload-items.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Sending {
  item: UploadItem;
  sent: (share: number) => void;
  store: () => void;
  fail: (error: Error) => void;
  signal: AbortSignal;
}

/** A queue whose sending the test controls: what is on its way waits in `sending`. */
function controlledQueue() {
  const sending: Sending[] = [];
  const connection = { online: true };
  const onStored = vi.fn<(photo: Photo) => void>();
  const onFailed = vi.fn<(item: UploadItem, error: unknown) => void>();
  const onActionStored = vi.fn<(items: readonly UploadItem[]) => void>();
  const onSentElsewhere = vi.fn<() => void>();
  const queue = createUploadQueue({
    send: (item, sent, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        sending.push({
          item,
          sent,
          signal,
          store: () => resolve(storedPhoto(item.imageId)),
          fail: reject,
        });
      }),
    isOnline: () => connection.online,
    onStored,
    onFailed,
    onActionStored,
    onSentElsewhere,
  });
  return { queue, sending, connection, onStored, onFailed, onActionStored, onSentElsewhere };
}

function refused(): Error {
  return errorFromReply(415, {
    error: { code: 'invalid_file_type', message: 'No', retryable: false, request_id: 'r' },
  });
}

const photos = (count: number) =>
  startUploadAction(
    Array.from({ length: count }, (_unused, at) => ({
      file: new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }),
      prepared: null,
    })),
    { view: 'creation', origin: 'files', devices: [] },
  );

const states = (queue: { items: () => readonly UploadItem[] }) =>
  queue.items().map((item) => item.state);

describe('the upload queue', () => {
  test(
    'sends three at a time, and the next three when all of a batch have ended',
    { tags: ['spec:core-161', 'spec:core-191'] },
    async () => {
      const { queue, sending } = controlledQueue();
      queue.add(photos(7));
      expect(states(queue)).toEqual([
        'uploading',
        'uploading',
        'uploading',
        'queued',
        'queued',
        'queued',
        'queued',
      ]);
      sending[0]?.store();
      sending[1]?.fail(new Error('broken'));
      await vi.waitFor(() => expect(states(queue).slice(0, 2)).toEqual(['uploaded', 'error']));
      expect(sending).toHaveLength(3);
      sending[2]?.store();
      await vi.waitFor(() => expect(sending).toHaveLength(6));
    },
  );

  test('one choosing of files is one upload action, each photo has an id of its own', () => {
    const { queue } = controlledQueue();
    queue.add(photos(2));
    queue.add(photos(1));
    const [first, second, third] = queue.items();
    expect(first?.actionId).toBe(second?.actionId);
    expect(third?.actionId).not.toBe(first?.actionId);
    expect(new Set(queue.items().map((item) => item.imageId)).size).toBe(3);
  });

  test('waits without a connection, quietly, and goes on when it is back', async () => {
    const { queue, sending, connection, onFailed } = controlledQueue();
    queue.add(photos(2));
    connection.online = false;
    sending[0]?.fail(networkError());
    sending[1]?.fail(networkError());
    await vi.waitFor(() => expect(states(queue)).toEqual(['queued', 'queued']));
    queue.add(photos(1));
    expect(sending).toHaveLength(2);
    expect(onFailed).not.toHaveBeenCalled();
    connection.online = true;
    queue.resume();
    expect(states(queue)).toEqual(['uploading', 'uploading', 'uploading']);
    expect(sending[2]?.item.imageId).toBe(sending[0]?.item.imageId);
  });

  test(
    'tells once when all photos of one choosing are stored',
    { tags: ['spec:core-180'] },
    async () => {
      const { queue, sending, onActionStored } = controlledQueue();
      queue.add(photos(2));
      sending[0]?.fail(new Error('broken'));
      sending[1]?.store();
      await vi.waitFor(() => expect(states(queue)).toEqual(['error', 'uploaded']));
      expect(onActionStored).not.toHaveBeenCalled();
      queue.retry(sending[0]?.item.imageId ?? '');
      sending[2]?.store();
      await vi.waitFor(() => expect(onActionStored).toHaveBeenCalledOnce());
      expect(onActionStored.mock.calls[0]?.[0]).toHaveLength(2);
    },
  );

  test('forgets, quietly, what another tab has sent', async () => {
    const { queue, sending, onFailed, onSentElsewhere } = controlledQueue();
    queue.add(photos(2));
    sending[0]?.fail(new SentElsewhere());
    await vi.waitFor(() => expect(queue.items()).toHaveLength(1));
    expect(onSentElsewhere).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('leaves a photo as it is that is added again', () => {
    const { queue, sending } = controlledQueue();
    const chosen = photos(1);
    queue.add(chosen);
    queue.add(chosen);
    expect(states(queue)).toEqual(['uploading']);
    expect(sending).toHaveLength(1);
  });

  test(
    'shows real progress, held under 90 until the photo is stored, then 100',
    { tags: ['spec:core-89', 'spec:core-101'] },
    async () => {
      const { queue, sending, onStored } = controlledQueue();
      queue.add(photos(1));
      sending[0]?.sent(0.5);
      expect(queue.items()[0]?.progress).toBe(45);
      sending[0]?.sent(1);
      expect(queue.items()[0]?.progress).toBe(89);
      sending[0]?.store();
      await vi.waitFor(() =>
        expect(queue.items()[0]).toMatchObject({ state: 'uploaded', progress: 100 }),
      );
      expect(onStored).toHaveBeenCalledOnce();
    },
  );

  test(
    'keeps a failure with its item, and a retry sends the same photo under the same id',
    { tags: ['spec:core-60', 'spec:core-89', 'spec:core-101'] },
    async () => {
      const { queue, sending, onFailed } = controlledQueue();
      queue.add(photos(1));
      const broken = new Error('broken');
      sending[0]?.fail(broken);
      await vi.waitFor(() =>
        expect(queue.items()[0]).toMatchObject({ state: 'error', error: broken }),
      );
      expect(onFailed).toHaveBeenCalledOnce();
      queue.retry(queue.items()[0]?.imageId ?? '');
      expect(sending).toHaveLength(2);
      expect(sending[1]?.item.imageId).toBe(sending[0]?.item.imageId);
      expect(sending[1]?.item.file).toBe(sending[0]?.item.file);
    },
  );

  test('sends again what failed for the connection once it is back, under the same id', async () => {
    const { queue, sending } = controlledQueue();
    queue.add(photos(3));
    sending[0]?.fail(networkError());
    sending[1]?.fail(refused());
    sending[2]?.store();
    await vi.waitFor(() => expect(states(queue)).toEqual(['error', 'error', 'uploaded']));
    queue.resume();
    expect(states(queue)).toEqual(['uploading', 'error', 'uploaded']);
    expect(sending).toHaveLength(4);
    expect(sending[3]?.item.imageId).toBe(sending[0]?.item.imageId);
    sending[3]?.store();
    await vi.waitFor(() => expect(states(queue)).toEqual(['uploaded', 'error', 'uploaded']));
  });

  test('sends again, quietly, what breaks only after the connection is back', async () => {
    const { queue, sending, onFailed } = controlledQueue();
    queue.add(photos(2));
    queue.resume();
    expect(sending).toHaveLength(2);
    sending[0]?.fail(networkError());
    sending[1]?.fail(refused());
    await vi.waitFor(() => expect(states(queue)).toEqual(['uploading', 'error']));
    expect(sending[2]?.item.imageId).toBe(sending[0]?.item.imageId);
    expect(onFailed).toHaveBeenCalledOnce();
    // Without another change of the connection it fails like any other.
    sending[2]?.fail(networkError());
    await vi.waitFor(() => expect(states(queue)).toEqual(['error', 'error']));
    expect(onFailed).toHaveBeenCalledTimes(2);
  });

  test('removing an item on its way stops it, quietly, and lets the next batch go', async () => {
    const { queue, sending, onFailed } = controlledQueue();
    queue.add(photos(4));
    sending[0]?.store();
    sending[1]?.store();
    queue.remove(sending[2]?.item.imageId ?? '');
    expect(sending[2]?.signal.aborted).toBe(true);
    await vi.waitFor(() => expect(sending).toHaveLength(4));
    expect(onFailed).not.toHaveBeenCalled();
    expect(queue.items()).toHaveLength(3);
  });
});

test(
  'the percent of bytes sent is a whole number from 0 to 89',
  { tags: ['spec:core-101', 'spec:core-191'] },
  () => {
    expect([-1, 0, 0.333, 0.999, 1, 2].map(percentSent)).toEqual([0, 0, 29, 89, 89, 89]);
  },
);
