import type { Photo } from '@dss/domain';
import { describe, expect, test, vi } from 'vitest';

import { createOutbox, SentElsewhere } from './outbox.ts';
import type { PreparedPhoto, Preparation } from './prepare-photo.ts';
import { storedPhoto } from './testing/stored-photo.ts';
import type { UnsentPhoto, UnsentPhotos } from './unsent-photos.ts';
import { startUploadAction } from './upload-action.ts';
import type { UploadItem } from './upload-items.ts';
import type { PhotoUpload } from './upload-photo.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const hash = 'a'.repeat(64);
const shrunk = () => new Blob(['small'], { type: 'image/jpeg' });

/** An outbox over a store in memory, whose server is what the test says. */
function testOutbox(full = false) {
  const records = new Map<string, UnsentPhoto>();
  const unsent: UnsentPhotos = {
    keep: async (photo) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      records.set(photo.imageId, photo);
    },
    replaceFile: async (imageId, change) => {
      const kept = records.get(imageId);
      if (kept !== undefined) records.set(imageId, { ...kept, ...change });
    },
    find: async (imageId) => records.get(imageId) ?? null,
    of: async () => [...records.values()],
    remove: async (imageId) => {
      records.delete(imageId);
    },
  };
  const prepare = vi.fn<(preparation: Preparation) => Promise<PreparedPhoto | null>>(async () => ({
    file: shrunk(),
    chosenSha256: hash,
    evidence: null,
  }));
  const upload = vi.fn<(upload: PhotoUpload) => Promise<Photo>>();
  const open = () =>
    createOutbox({
      propertyId,
      unsent,
      preparer: { prepare },
      sendsOriginals: () => false,
      inTurn: async (_name, _signal, work) => work(),
      upload,
      now: () => 1,
    });
  return { outbox: open(), openAgain: open, records, prepare, upload };
}

function chosen(): UploadItem {
  const file = new File(['a large photo'], 'front.jpg', { type: 'image/jpeg' });
  const [item] = startUploadAction([{ file, prepared: null }], {
    view: 'creation',
    origin: 'files',
    devices: [],
  });
  if (item === undefined) throw new Error('one item');
  return item;
}

const send = (outbox: ReturnType<typeof createOutbox>, item: UploadItem) =>
  outbox.send(item, () => undefined, new AbortController().signal);

describe('the outbox', () => {
  test('keeps a photo until the server has it', async () => {
    const { outbox, records, upload } = testOutbox();
    const item = chosen();
    expect(await outbox.keep(item, 0)).toBe(true);
    expect([...records.keys()]).toEqual([item.imageId]);
    upload.mockRejectedValueOnce(new Error('broken'));
    await expect(send(outbox, item)).rejects.toThrow('broken');
    expect([...records.keys()]).toEqual([item.imageId]);
    upload.mockResolvedValueOnce(storedPhoto(item.imageId));
    await send(outbox, item);
    expect(records.size).toBe(0);
  });

  test('keeps what it will send before it sends it, and sends the same bytes again', async () => {
    const { outbox, openAgain, records, prepare, upload } = testOutbox();
    const item = chosen();
    await outbox.keep(item, 0);
    upload.mockImplementationOnce(async ({ file, chosenSha256 }) => {
      expect(await records.get(item.imageId)?.file.text()).toBe('small');
      expect(await file.text()).toBe('small');
      expect(chosenSha256).toBe(hash);
      throw new Error('broken');
    });
    await expect(send(outbox, item)).rejects.toThrow('broken');

    const reopened = openAgain();
    const [restored] = await reopened.restore();
    expect(restored).toMatchObject({ imageId: item.imageId, kept: true, state: 'queued' });
    expect(restored?.file.name).toBe('front.jpg');
    upload.mockResolvedValueOnce(storedPhoto(item.imageId));
    if (restored !== undefined) await send(reopened, restored);
    const again = upload.mock.calls[1]?.[0];
    expect(await again?.file.text()).toBe('small');
    expect(again?.chosenSha256).toBe(hash);
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('sends the bytes that another tab has settled on meanwhile', async () => {
    const { outbox, openAgain, prepare, upload } = testOutbox();
    const item = chosen();
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    prepare.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await outbox.keep(item, 0);
    const otherTab = openAgain();
    const [known] = await otherTab.restore();
    finish({ file: shrunk(), chosenSha256: hash, evidence: null });
    upload.mockRejectedValueOnce(new Error('no answer'));
    await expect(send(outbox, item)).rejects.toThrow('no answer');

    prepare.mockResolvedValue({ file: new Blob(['other']), chosenSha256: hash, evidence: null });
    upload.mockResolvedValueOnce(storedPhoto(item.imageId));
    if (known !== undefined) await send(otherTab, known);
    const sent = await Promise.all(upload.mock.calls.map(([{ file }]) => file.text()));
    expect(sent).toEqual(['small', 'small']);
  });

  test('sends nothing that another tab has sent or removed meanwhile', async () => {
    const { outbox, records, upload } = testOutbox();
    const item = chosen();
    await outbox.keep(item, 0);
    records.clear();
    await expect(send(outbox, item)).rejects.toBeInstanceOf(SentElsewhere);
    expect(upload).not.toHaveBeenCalled();
  });

  test('says when the browser has no room, and sends all the same', async () => {
    const { outbox, upload } = testOutbox(true);
    const item = chosen();
    expect(await outbox.keep(item, 0)).toBe(false);
    upload.mockResolvedValueOnce(storedPhoto(item.imageId));
    await send(outbox, item);
    expect(upload).toHaveBeenCalledOnce();
  });

  test('sends a photo as it is where it can not be prepared, then and at every retry', async () => {
    const { outbox, prepare, upload } = testOutbox();
    prepare.mockRejectedValue(new Error('no worker'));
    const item = chosen();
    await outbox.keep(item, 0);
    upload.mockRejectedValueOnce(new Error('broken'));
    await expect(send(outbox, item)).rejects.toThrow('broken');
    prepare.mockResolvedValue({ file: shrunk(), chosenSha256: hash, evidence: null });
    upload.mockResolvedValueOnce(storedPhoto(item.imageId));
    await send(outbox, item);
    const sent = await Promise.all(upload.mock.calls.map(([{ file }]) => file.text()));
    expect(sent).toEqual(['a large photo', 'a large photo']);
  });

  test('keeps nothing of a photo that was removed while it was made ready', async () => {
    const { outbox, records, prepare } = testOutbox();
    let finish: (photo: PreparedPhoto) => void = () => undefined;
    prepare.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const item = chosen();
    await outbox.keep(item, 0);
    await outbox.forget(item.imageId);
    finish({ file: shrunk(), chosenSha256: hash, evidence: null });
    await Promise.resolve();
    expect(records.size).toBe(0);
  });
});
