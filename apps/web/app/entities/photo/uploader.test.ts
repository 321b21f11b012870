import type { Photo } from '@dss/domain';
import * as fakeIndexedDb from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import type { Preparation } from './prepare-photo.worker.ts';
import type { SendOptions } from './send-photo.ts';
import { storedPhoto } from './testing/stored-photo.ts';
import { unreadable } from './testing/unreadable.ts';
import type { UploadChange } from './upload-channel.ts';
import { openUploadDatabase, type UploadDatabase } from './upload-database.ts';
import type { UploadListener } from './upload-listeners.ts';
import { createUploadStore } from './upload-store.ts';
import { percentOf, percentSent, type PreparedPhoto, type Upload } from './upload.ts';
import { createUploader, type Uploader } from './uploader.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';

interface Request extends SendOptions {
  upload: Upload;
  store: () => void;
  fail: (error: Error) => void;
}

/** The uploads of one tab, with a real database; the test plays the server. */
function openTab({ database = openUploadDatabase() }: { database?: UploadDatabase } = {}) {
  const requests: Request[] = [];
  const connection = { online: true };
  const stored: Photo[] = [];
  const prepare = vi.fn(async ({ file }: Preparation): Promise<PreparedPhoto | null> => ({
    file: new Blob([`small ${await file.text()}`], { type: 'image/jpeg' }),
    prepared: { chosenSha256: `hash of ${await file.text()}`, evidence: null, issues: [] },
  }));
  const notifyOtherTabs = vi.fn<(change: UploadChange) => void>();
  const onSentElsewhere = vi.fn<() => void>();
  const deleteStored = vi.fn<(imageId: string) => void>();
  const listener = fakeListener();
  const store = createUploadStore(propertyId, database);
  const uploader = createUploader({
    propertyId,
    store,
    preparer: { prepare, warmUp: () => undefined },
    send: (upload, sending) =>
      new Promise((resolve, reject) => {
        sending.signal.addEventListener('abort', () => reject(networkError()));
        requests.push({
          ...sending,
          upload,
          store: () => resolve(storedPhoto(upload.imageId)),
          fail: reject,
        });
      }),
    sendsOriginals: () => false,
    isOnline: () => connection.online,
    now: () => Date.now(),
    storedPhotos: () => stored,
    onStored: (photo) => stored.push(photo),
    onSentElsewhere,
    deleteStored,
    noteChosen: () => undefined,
    notifyOtherTabs,
  });
  uploader.listen(listener);
  const tab = {
    uploader,
    database,
    requests,
    connection,
    stored,
    prepare,
    notifyOtherTabs,
    onSentElsewhere,
    deleteStored,
    listener,
    items: () => uploader.state.getState().items,
    percent: () => uploader.state.getState().items.map(percentOf)[0],
    states: () => uploader.state.getState().items.map(({ state }) => state.kind),
    request: async (number: number): Promise<Request> => {
      await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(number));
      const request = requests[number - 1];
      if (request === undefined) throw new Error(`no request ${number}`);
      return request;
    },
  };
  return tab;
}

const photo = (name: string, content = name) =>
  new File([content], `${name}.jpg`, { type: 'image/jpeg' });
const photos = (count: number) =>
  Array.from({ length: count }, (_unused, at) => photo(`photo-${at}`));

const fakeListener = () => ({
  failed: vi.fn<UploadListener['failed']>(),
  stored: vi.fn<UploadListener['stored']>(),
  couldNotSave: vi.fn<UploadListener['couldNotSave']>(),
});

function choose(uploader: Uploader, files: readonly File[], inPlaceOf?: string) {
  return uploader.choose(
    files.map((file) => ({ file, device: null })),
    { view: 'creation', origin: 'files', ...(inPlaceOf !== undefined && { inPlaceOf }) },
  );
}

function reply(status: number, code: string, retryable: boolean, retryAfter?: string): Error {
  const error = { code, message: 'No', retryable, request_id: 'r' };
  return errorFromReply(status, { error }, retryAfter);
}
const refusal = () => reply(415, 'invalid_file_type', false);

/** Names of the photos saved in the browser for this property. */
const keptNames = async ({ database }: { database: UploadDatabase }) =>
  (await database.ofProperty(propertyId)).map(({ name }) => name);

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  // The limit on choosing files is counted for the whole browser.
  localStore.remove('dss-limits');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending', () => {
  test('goes three at a time, the next when a whole batch has ended', async () => {
    const { uploader, requests, states, request } = openTab();
    await choose(uploader, photos(7));
    const third = await request(3);
    expect(states().filter((state) => state === 'sending')).toHaveLength(3);
    (await request(1)).store();
    (await request(2)).fail(new Error('broken'));
    await vi.waitFor(() => expect(states().slice(0, 2)).toEqual(['stored', 'failed']));
    expect(requests).toHaveLength(3);
    third.store();
    await request(6);
    expect(requests).toHaveLength(6);
  });

  test('counts one selection of files as one upload action', async () => {
    const { uploader, items } = openTab();
    await choose(uploader, photos(2));
    await choose(uploader, [photo('later')]);
    const [first, second, third] = items().map(({ actionId }) => actionId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('shows real progress, below 90 until the photo is stored, then 100', async () => {
    const { uploader, states, percent, request } = openTab();
    await choose(uploader, photos(1));
    const sending = await request(1);
    sending.onSent(0.5);
    expect(percent()).toBe(45);
    sending.onSent(1);
    expect(percent()).toBe(89);
    sending.store();
    await vi.waitFor(() => expect(states()).toEqual(['stored']));
    expect(percent()).toBe(100);
  });

  test('changes the percent of a photo at most every 200 ms', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { uploader, percent, request } = openTab();
    await choose(uploader, photos(1));
    const sending = await request(1);
    const percents = [0.1, 0.2, 0.3, 1].map((share, at) => {
      if (at === 2) vi.setSystemTime(Date.now() + 200);
      sending.onSent(share);
      return percent();
    });
    expect(percents).toEqual([9, 9, 27, 89]);
  });

  test('reports once when all photos of one selection are stored', async () => {
    const { uploader, listener, states, request } = openTab();
    await choose(uploader, photos(2));
    const first = await request(1);
    first.fail(new Error('broken'));
    (await request(2)).store();
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'stored']));
    expect(listener.stored).not.toHaveBeenCalled();
    uploader.retry(first.upload.imageId);
    (await request(3)).store();
    await vi.waitFor(() => expect(listener.stored).toHaveBeenCalledOnce());
    expect(listener.stored.mock.calls[0]?.[0]).toHaveLength(2);
  });

  const failedOnce = async () => {
    const tab = openTab();
    await choose(tab.uploader, photos(1));
    const broken = new Error('broken');
    const first = await tab.request(1);
    first.fail(broken);
    await vi.waitFor(() =>
      expect(tab.items()[0]?.state).toEqual({ kind: 'failed', error: broken }),
    );
    return { ...tab, first };
  };

  test('retries with the same photo under the same id', async () => {
    const { uploader, first, listener, request } = await failedOnce();
    expect(listener.failed).toHaveBeenCalledOnce();
    uploader.retry(first.upload.imageId);
    const second = await request(2);
    expect(second.upload.imageId).toBe(first.upload.imageId);
    expect(await second.upload.file.text()).toBe('small photo-0');
  });

  test('stops quietly when a photo is removed on its way', async () => {
    const { uploader, listener, items, deleteStored, request } = openTab();
    await choose(uploader, photos(4));
    (await request(1)).store();
    (await request(2)).store();
    const removed = await request(3);
    uploader.remove(removed.upload.imageId);
    expect(removed.signal.aborted).toBe(true);
    expect((await request(4)).upload.name).toBe('photo-3.jpg');
    expect(listener.failed).not.toHaveBeenCalled();
    expect(items()).toHaveLength(3);
    // Its last bytes may have reached the server anyway.
    expect(deleteStored).toHaveBeenCalledExactlyOnceWith(removed.upload.imageId);
  });
});

describe('a photo that fails although the connection is there', () => {
  const failing = async () => {
    const tab = openTab();
    await choose(tab.uploader, photos(1));
    const first = await tab.request(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    first.fail(networkError());
    await untilFailed(tab);
    return tab;
  };

  async function untilFailed({ states }: Pick<ReturnType<typeof openTab>, 'states'>) {
    while (states()[0] !== 'failed') await new Promise((resolve) => setImmediate(resolve));
  }

  test('is sent again by itself, less often each time, and reported once', async () => {
    const { request, requests, states, listener } = await failing();
    for (const [number, waitMs] of [5000, 10_000, 20_000].entries()) {
      vi.advanceTimersByTime(waitMs - 1);
      expect(states()).toEqual(['failed']);
      vi.advanceTimersByTime(1);
      while (requests.length < number + 2) await new Promise((resolve) => setImmediate(resolve));
      (await request(number + 2)).fail(networkError());
      await untilFailed({ states });
    }
    expect(listener.failed).toHaveBeenCalledOnce();
  });

  test('is reported again when its owner has it sent and it fails', async () => {
    const tab = await failing();
    vi.useRealTimers();
    tab.uploader.retry(tab.items()[0]?.imageId ?? '');
    (await tab.request(2)).fail(networkError());
    await untilFailed(tab);
    expect(tab.listener.failed).toHaveBeenCalledTimes(2);
  });

  test('is not sent again once it was removed', async () => {
    const { uploader, items, requests } = await failing();
    uploader.remove(items()[0]?.imageId ?? '');
    vi.advanceTimersByTime(60 * 60_000);
    expect(requests).toHaveLength(1);
  });
});

describe('a photo that is removed after the connection was lost', () => {
  test('is deleted on the server, which may have all of it', async () => {
    const { uploader, connection, states, deleteStored, request } = openTab();
    await choose(uploader, photos(1));
    const first = await request(1);
    connection.online = false;
    first.fail(networkError());
    await vi.waitFor(() => expect(states()).toEqual(['waiting']));
    uploader.remove(first.upload.imageId);
    expect(deleteStored).toHaveBeenCalledExactlyOnceWith(first.upload.imageId);
  });

  test('is deleted there, too, when the page was loaded anew meanwhile', async () => {
    const before = openTab();
    await choose(before.uploader, photos(1));
    const first = await before.request(1);
    const after = openTab({ database: before.database });
    after.connection.online = false;
    await vi.waitFor(() => expect(after.items()).toHaveLength(1));
    after.uploader.remove(first.upload.imageId);
    expect(after.deleteStored).toHaveBeenCalledExactlyOnceWith(first.upload.imageId);
  });

  test('is not looked for on the server if it was never sent', async () => {
    const { uploader, connection, items, deleteStored } = openTab();
    connection.online = false;
    await choose(uploader, photos(1));
    await vi.waitFor(() => expect(items()[0]?.prepared).not.toBeNull());
    uploader.clear();
    expect(deleteStored).not.toHaveBeenCalled();
  });
});

describe('a file that can’t be read anymore when its turn comes', () => {
  const broken = (database?: UploadDatabase) => {
    const tab = openTab(database === undefined ? {} : { database });
    tab.prepare.mockRejectedValue(new Error('the photo could not be read'));
    return tab;
  };
  const vanishing = () => {
    const file = photo('vanishing');
    // Its first bytes are read when it is chosen.
    vi.spyOn(file, 'slice')
      .mockReturnValueOnce(new Blob(['v']))
      .mockReturnValue(unreadable());
    return file;
  };

  test('is sent from the copy that this browser made when it was chosen', async () => {
    const { uploader, request } = broken();
    const file = vanishing();
    await choose(uploader, [file]);
    const { upload } = await request(1);
    expect(upload.file).not.toBe(file);
    expect(await upload.file.text()).toBe('vanishing');
  });

  test('is refused where there is no copy, without a word of the connection or of room', async () => {
    const database = { ...openUploadDatabase(), keep: async () => Promise.reject(new Error()) };
    const { uploader, items, requests, listener, states } = broken(database);
    await choose(uploader, [vanishing()]);
    await vi.waitFor(() => expect(states()).toEqual(['refused']));
    expect(items()[0]?.state).toMatchObject({
      error: { code: 'file_unreadable', retryable: false },
    });
    expect(requests).toEqual([]);
    expect(listener.failed).toHaveBeenCalledOnce();
    expect(listener.couldNotSave).not.toHaveBeenCalled();
  });
});

test('deletes a photo that is canceled when the server already has it', async () => {
  const { uploader, items, deleteStored, request } = openTab();
  await choose(uploader, photos(1));
  const sent = await request(1);
  sent.store();
  await vi.waitFor(() => expect(items()[0]?.state.kind).toBe('stored'));
  uploader.cancel(sent.upload.imageId);
  expect(items()).toEqual([]);
  expect(deleteStored).toHaveBeenCalledExactlyOnceWith(sent.upload.imageId);
});

describe('without a connection', () => {
  test('photos are written to the disk at once, so that a dead battery loses none', async () => {
    const opened = vi.spyOn(fakeIndexedDb.IDBDatabase.prototype, 'transaction');
    const { uploader, connection } = openTab();
    connection.online = false;
    await choose(uploader, photos(1));
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledWith('photos', 'readwrite', { durability: 'strict' }),
    );
  });

  test('photos wait quietly', async () => {
    const { uploader, connection, listener, requests, states, request } = openTab();
    await choose(uploader, photos(2));
    await request(2);
    connection.online = false;
    for (const { fail } of requests) fail(networkError());
    await vi.waitFor(() => expect(states()).toEqual(['waiting', 'waiting']));
    await choose(uploader, [photo('another')]);
    expect(requests).toHaveLength(2);
    expect(listener.failed).not.toHaveBeenCalled();
  });

  test('photos continue under the same ids once it is back', async () => {
    const { uploader, connection, states, request } = openTab();
    await choose(uploader, photos(1));
    const first = await request(1);
    connection.online = false;
    first.fail(networkError());
    await vi.waitFor(() => expect(states()).toEqual(['waiting']));
    connection.online = true;
    uploader.resume();
    expect((await request(2)).upload.imageId).toBe(first.upload.imageId);
  });

  test('photos that failed for lack of it are sent again, refused ones are not', async () => {
    const { uploader, requests, states, request } = openTab();
    await choose(uploader, photos(3));
    const [first, second, third] = [await request(1), await request(2), await request(3)];
    first.fail(networkError());
    second.fail(refusal());
    third.store();
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'refused', 'stored']));
    uploader.resume();
    const again = await request(4);
    expect(again.upload.imageId).toBe(first.upload.imageId);
    again.store();
    await vi.waitFor(() => expect(states()).toEqual(['stored', 'refused', 'stored']));
    expect(requests).toHaveLength(4);
  });

  test('a photo that fails only after it is back is quietly sent again once', async () => {
    const { uploader, listener, states, request } = openTab();
    await choose(uploader, photos(1));
    const first = await request(1);
    uploader.resume();
    first.fail(networkError());
    const again = await request(2);
    expect(listener.failed).not.toHaveBeenCalled();
    // If the connection doesn't change again, it fails like any other upload.
    again.fail(networkError());
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(listener.failed).toHaveBeenCalledOnce();
  });
});

describe('a server that can’t take photos right now', () => {
  const busy = (retryAfter?: string) => reply(503, 'uploads_busy', true, retryAfter);
  const full = (retryAfter?: string) => reply(507, 'disk_full', true, retryAfter);

  test('causes no error on any photo', async () => {
    const { uploader, listener, states, request } = openTab();
    await choose(uploader, photos(2));
    (await request(1)).fail(busy('7'));
    (await request(2)).fail(busy('7'));
    await vi.waitFor(() => expect(states()).toEqual(['waiting', 'waiting']));
    expect(uploader.state.getState().pause?.reason).toBe('busy');
    expect(listener.failed).not.toHaveBeenCalled();
  });

  test('is retried when it said so, with the same photo', async () => {
    const { uploader, requests, states, request } = openTab();
    await choose(uploader, photos(1));
    const first = await request(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    first.fail(busy('7'));
    await untilPaused(uploader);
    vi.advanceTimersByTime(6999);
    expect(requests).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(uploader.state.getState().pause).toBeNull();
    vi.useRealTimers();
    const second = await request(2);
    expect(second.upload.imageId).toBe(first.upload.imageId);
    second.store();
    await vi.waitFor(() => expect(states()).toEqual(['stored']));
  });

  test.each([
    ['busy', () => busy(), 5_000, 2 * 60_000],
    ['full', () => full(), 30_000, 5 * 60_000],
    ['full', () => full('60'), 60_000, 5 * 60_000],
  ] as const)(
    'that stays %s is tried less often each time, up to a longest pause',
    async (reason, error, firstMs, longestMs) => {
      const { uploader, request } = openTab();
      await choose(uploader, photos(1));
      const pauses: number[] = [];
      for (let number = 1; number <= 8; number += 1) {
        const sending = await request(number);
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
        sending.fail(error());
        const pause = await untilPaused(uploader);
        expect(pause.reason).toBe(reason);
        pauses.push(pause.until - Date.now());
        vi.advanceTimersByTime(pause.until - Date.now());
        vi.useRealTimers();
      }
      const doubled = Array.from({ length: 8 }, (_unused, at) =>
        Math.min(longestMs, firstMs * 2 ** at),
      );
      expect(pauses).toEqual(doubled);
    },
  );

  test('is tried at once when the connection or the server comes back', async () => {
    const { uploader, request } = openTab();
    await choose(uploader, photos(1));
    (await request(1)).fail(full());
    await untilPaused(uploader);
    uploader.resume();
    await request(2);
    expect(uploader.state.getState().pause).toBeNull();
  });

  test('that stays full when the connection comes back is tried as soon as it asks', async () => {
    const { uploader, request } = openTab();
    await choose(uploader, photos(1));
    (await request(1)).fail(full('60'));
    await untilPaused(uploader);
    uploader.resume();
    const second = await request(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    second.fail(full('60'));
    const pause = await untilPaused(uploader);
    expect(pause.until - Date.now()).toBe(60_000);
    vi.useRealTimers();
  });

  async function untilPaused({ state }: Uploader) {
    for (;;) {
      const { pause } = state.getState();
      if (pause !== null) return pause;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
});

describe('a refused photo', () => {
  test('is quietly shown as refused after a reload, not sent again', async () => {
    const before = openTab();
    await choose(before.uploader, [photo('bad')]);
    (await before.request(1)).fail(refusal());
    await vi.waitFor(() => expect(before.listener.failed).toHaveBeenCalledOnce());
    await vi.waitFor(async () =>
      expect((await before.database.ofProperty(propertyId))[0]?.refusal).not.toBeNull(),
    );

    const after = openTab({ database: before.database });
    await vi.waitFor(() => expect(after.states()).toEqual(['refused']));
    const error = { code: 'invalid_file_type', retryable: false };
    expect(after.items()[0]?.state).toMatchObject({ error });
    after.uploader.resume();
    await choose(after.uploader, [photo('good')]);
    expect((await after.request(1)).upload.name).toBe('good.jpg');
    expect(after.listener.failed).not.toHaveBeenCalled();
  });

  test('for which the property had no room is sent again after a reload, quietly', async () => {
    const full = () => reply(409, 'too_many_photos', false);
    const before = openTab();
    await choose(before.uploader, [photo('last')]);
    (await before.request(1)).fail(full());
    await vi.waitFor(async () =>
      expect((await before.database.ofProperty(propertyId))[0]?.refusal).not.toBeNull(),
    );

    const after = openTab({ database: before.database });
    (await after.request(1)).fail(full());
    await vi.waitFor(() => expect(after.states()).toEqual(['refused']));
    expect(after.listener.failed).not.toHaveBeenCalled();
  });

  test('is replaced in its place by another file', async () => {
    const { uploader, database, items, states, request } = openTab();
    await choose(uploader, photos(3));
    (await request(1)).store();
    const refused = await request(2);
    refused.fail(refusal());
    (await request(3)).store();
    await vi.waitFor(() => expect(states()).toEqual(['stored', 'refused', 'stored']));
    await choose(uploader, [photo('better')], refused.upload.imageId);
    (await request(4)).store();
    await vi.waitFor(() => expect(states()).toEqual(['stored', 'stored', 'stored']));
    expect(items().map(({ name }) => name)).toEqual(['photo-0.jpg', 'better.jpg', 'photo-2.jpg']);
    await vi.waitFor(async () => expect(await keptNames({ database })).toEqual([]));
  });
});

describe('the same file chosen twice', () => {
  const duplicates = ({ state }: Uploader) => state.getState().duplicates;

  test('is named, but not sent, while the first is on its way', async () => {
    const { uploader, requests, items, request } = openTab();
    await choose(uploader, [photo('front')]);
    await request(1);
    await choose(uploader, [photo('copy of front', 'front')]);
    await vi.waitFor(() => expect(duplicates(uploader)).toEqual(['copy of front.jpg']));
    expect(items().map(({ name }) => name)).toEqual(['front.jpg']);
    expect(requests).toHaveLength(1);
  });

  test.each(['chosen_sha256', 'sha256'] as const)(
    'is recognized among stored photos by its %s',
    async (field) => {
      const { uploader, requests, stored, items, deleteStored } = openTab();
      stored.push({ ...storedPhoto('stored'), [field]: 'hash of front' });
      await choose(uploader, [photo('front')]);
      await vi.waitFor(() => expect(duplicates(uploader)).toEqual(['front.jpg']));
      expect(items()).toEqual([]);
      expect(requests).toEqual([]);
      expect(deleteStored).not.toHaveBeenCalled();
    },
  );

  test('doesn’t stop the other photos of its selection', async () => {
    const { uploader, listener, request } = openTab();
    await choose(uploader, [photo('front'), photo('front again', 'front'), photo('back')]);
    (await request(1)).store();
    (await request(2)).store();
    await vi.waitFor(() => expect(listener.stored).toHaveBeenCalledOnce());
    expect(listener.stored.mock.calls[0]?.[0].map(({ name }) => name)).toEqual([
      'front.jpg',
      'back.jpg',
    ]);
  });

  test('may be chosen again after it was refused', async () => {
    const { uploader, states, request } = openTab();
    await choose(uploader, [photo('front')]);
    (await request(1)).fail(refusal());
    await vi.waitFor(() => expect(states()).toEqual(['refused']));
    await choose(uploader, [photo('front')]);
    await request(2);
    expect(duplicates(uploader)).toEqual([]);
  });

  test('is no duplicate of itself when its answer was lost', async () => {
    const first = openTab();
    await choose(first.uploader, [photo('front')]);
    const { upload } = await first.request(1);
    await vi.waitFor(async () =>
      expect((await first.database.find(upload.imageId))?.prepared).not.toBeNull(),
    );
    const reloaded = openTab({ database: first.database });
    reloaded.stored.push({ ...storedPhoto(upload.imageId), chosen_sha256: 'hash of front' });
    first.requests[0]?.fail(networkError());
    expect((await reloaded.request(1)).upload.imageId).toBe(upload.imageId);
  });
});

describe('this browser', () => {
  test('keeps a photo until the server has it', async () => {
    const tab = openTab();
    await choose(tab.uploader, [photo('front')]);
    (await tab.request(1)).fail(new Error('broken'));
    await vi.waitFor(() => expect(tab.states()).toEqual(['failed']));
    expect(await keptNames(tab)).toEqual(['front.jpg']);
    tab.uploader.retry(tab.items()[0]?.imageId ?? '');
    (await tab.request(2)).store();
    await vi.waitFor(async () => expect(await keptNames(tab)).toEqual([]));
  });

  test('stores what it will send before it sends it', async () => {
    const { uploader, database, request } = openTab();
    await choose(uploader, [photo('front')]);
    const { upload } = await request(1);
    const kept = await database.find(upload.imageId);
    expect(await upload.file.text()).toBe('small front');
    expect(await kept?.file.text()).toBe('small front');
    expect(kept?.prepared?.chosenSha256).toBe('hash of front');
  });

  test('sends the same bytes under the same id after a reload', async () => {
    const before = openTab();
    await choose(before.uploader, [photo('front')]);
    const first = await before.request(1);
    first.fail(new Error('broken'));
    await vi.waitFor(() => expect(before.states()).toEqual(['failed']));

    const reloaded = openTab({ database: before.database });
    const { upload } = await reloaded.request(1);
    expect(upload).toMatchObject({
      imageId: first.upload.imageId,
      actionId: first.upload.actionId,
      name: 'front.jpg',
      kept: true,
    });
    expect(await upload.file.text()).toBe('small front');
    expect(upload.prepared?.chosenSha256).toBe('hash of front');
    expect(reloaded.prepare).not.toHaveBeenCalled();
  });

  test('sends a photo that an earlier version of the page kept, with the fields that it knew', async () => {
    const before = openTab();
    before.connection.online = false;
    await choose(before.uploader, [photo('front')]);
    await vi.waitFor(async () => expect(await keptNames(before)).toHaveLength(1));
    const database = await openDB('dss-unsent-photos', 1);
    await database.clear('photos');
    await database.put('photos', {
      imageId: 'kept earlier',
      propertyId,
      actionId: 'action',
      view: 'property',
      origin: 'files',
      keptAt: Date.now(),
      position: 0,
      name: 'earlier.jpg',
      file: new Blob(['small earlier'], { type: 'image/jpeg' }),
      prepared: { chosenSha256: 'hash of earlier', evidence: null },
      device: null,
    });
    database.close();

    const { upload } = await openTab({ database: before.database }).request(1);
    expect(upload).toMatchObject({ imageId: 'kept earlier', placement: null, refusal: null });
    expect(upload.prepared).toMatchObject({ chosenSha256: 'hash of earlier', issues: [] });
    expect(await upload.file.text()).toBe('small earlier');
  });

  test('keeps the order of choosing over a reload', async () => {
    const before = openTab();
    before.connection.online = false;
    await choose(before.uploader, photos(5));
    await vi.waitFor(async () => expect(await keptNames(before)).toHaveLength(5));
    const reloaded = openTab({ database: before.database });
    await vi.waitFor(() =>
      expect(reloaded.items().map(({ name }) => name)).toEqual(photos(5).map(({ name }) => name)),
    );
  });

  test('sends the bytes that another tab has prepared meanwhile', async () => {
    const first = openTab();
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    first.prepare.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await choose(first.uploader, [photo('front')]);
    await vi.waitFor(async () => expect(await keptNames(first)).toHaveLength(1));
    const other = openTab({ database: first.database });
    other.prepare.mockResolvedValue({
      file: new Blob(['other']),
      prepared: { chosenSha256: null, evidence: null, issues: [] },
    });
    await vi.waitFor(() => expect(other.items()).toHaveLength(1));
    finish({
      file: new Blob(['settled']),
      prepared: { chosenSha256: null, evidence: null, issues: [] },
    });
    (await first.request(1)).fail(new Error('no answer'));
    expect(await (await other.request(1)).upload.file.text()).toBe('settled');
  });

  test('sends nothing that another tab has sent or removed meanwhile', async () => {
    const tab = openTab();
    tab.connection.online = false;
    await choose(tab.uploader, [photo('front')]);
    await vi.waitFor(async () => expect(await keptNames(tab)).toHaveLength(1));
    await tab.database.remove(tab.items()[0]?.imageId ?? '');
    tab.connection.online = true;
    tab.uploader.resume();
    await vi.waitFor(() => expect(tab.items()).toEqual([]));
    expect(tab.onSentElsewhere).toHaveBeenCalledOnce();
    expect(tab.requests).toEqual([]);
    expect(tab.listener.failed).not.toHaveBeenCalled();
  });

  test('says that it has no room, and sends the photo all the same', async () => {
    const { uploader, listener, states, request } = openTab({ database: withoutRoom() });
    await choose(uploader, [photo('front')]);
    await vi.waitFor(() => expect(listener.couldNotSave).toHaveBeenCalledOnce());
    (await request(1)).store();
    await vi.waitFor(() => expect(states()).toEqual(['stored']));
  });

  test('sends a photo that can’t be prepared as it is, on every retry, too', async () => {
    const { uploader, prepare, states, request } = openTab();
    prepare.mockRejectedValueOnce(new Error('no worker')).mockRejectedValueOnce(new Error('none'));
    await choose(uploader, [photo('front')]);
    const first = await request(1);
    expect(await first.upload.file.text()).toBe('front');
    first.fail(new Error('broken'));
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    uploader.retry(first.upload.imageId);
    expect(await (await request(2)).upload.file.text()).toBe('front');
  });

  test('keeps nothing of a photo removed while it was being prepared', async () => {
    const tab = openTab();
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    tab.prepare.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await choose(tab.uploader, [photo('front')]);
    await vi.waitFor(async () => expect(await keptNames(tab)).toHaveLength(1));
    tab.uploader.remove(tab.items()[0]?.imageId ?? '');
    finish({
      file: new Blob(['small']),
      prepared: { chosenSha256: null, evidence: null, issues: [] },
    });
    await vi.waitFor(async () => expect(await keptNames(tab)).toEqual([]));
    expect(tab.requests).toEqual([]);
  });

  test('forgets photos that nobody came back for within 30 days', async () => {
    const tab = openTab();
    tab.connection.online = false;
    await choose(tab.uploader, [photo('front')]);
    await vi.waitFor(async () => expect(await keptNames(tab)).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    expect(await openUploadDatabase().ofProperty(propertyId)).toEqual([]);
  });
});

/** A browser with no storage left. */
function withoutRoom(): UploadDatabase {
  return {
    ...openUploadDatabase(),
    keep: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  };
}

test('the percent of bytes sent is a whole number from 0 to 89', () => {
  expect([-1, 0, 0.333, 0.999, 1, 2].map(percentSent)).toEqual([0, 0, 29, 89, 89, 89]);
});

describe('uploads of a property whose deletion can be undone', () => {
  test('are dropped at once from the browser, without deleting photos on the server', async () => {
    const { uploader, database, items, deleteStored, request } = openTab();
    await choose(uploader, photos(2));
    const { signal } = await request(1);
    uploader.removeWithProperty();
    await vi.waitFor(async () => expect(await database.ofProperty(propertyId)).toEqual([]));
    expect(signal.aborted).toBe(true);
    expect(items()).toEqual([]);
    expect(deleteStored).not.toHaveBeenCalled();
  });

  test('are sent under their own ids when it is undone', async () => {
    const tab = openTab();
    await choose(tab.uploader, photos(2));
    await tab.request(2);
    const before = tab.items().map(({ imageId }) => imageId);
    const restore = tab.uploader.removeWithProperty();
    await vi.waitFor(async () => expect(await tab.database.ofProperty(propertyId)).toEqual([]));
    restore();

    const [third, fourth] = [await tab.request(3), await tab.request(4)];
    expect([third, fourth].map(({ upload }) => upload.imageId)).toEqual(before);
    third.store();
    fourth.store();
    await vi.waitFor(() => expect(tab.states()).toEqual(['stored', 'stored']));
  });
});

describe('a page with several listeners', () => {
  function openTwoListeners() {
    const tab = openTab();
    const newer = fakeListener();
    const stopNewer = tab.uploader.listen(newer);
    const fail = async () => {
      await choose(tab.uploader, [photo('front')]);
      (await tab.request(1)).fail(refusal());
    };
    return { older: tab.listener, newer, stopNewer, fail };
  }

  test('shows a message once, where the newest is', async () => {
    const { older, newer, fail } = openTwoListeners();
    await fail();
    await vi.waitFor(() => expect(newer.failed).toHaveBeenCalledOnce());
    expect(older.failed).not.toHaveBeenCalled();
  });

  test('goes back to the one before when the newest stops', async () => {
    const { older, stopNewer, fail } = openTwoListeners();
    stopNewer();
    await fail();
    await vi.waitFor(() => expect(older.failed).toHaveBeenCalledOnce());
  });
});
