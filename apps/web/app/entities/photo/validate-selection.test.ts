import { describe, expect, test, vi } from 'vitest';

import { unreadable } from './testing/unreadable.ts';
import type { PreparedPhoto } from './upload.ts';
import { sanitizeExtension, validateSelection } from './validate-selection.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const jpeg = (name = 'front.jpg', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const heic = (name = 'IMG_1.HEIC', type = '') => new File(['heic'], name, { type });
const jpegType = { type: 'image/jpeg' };
const heicBytes = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]);
const converted: PreparedPhoto = {
  file: new Blob(['jpeg'], { type: 'image/jpeg' }),
  prepared: { chosenSha256: 'a'.repeat(64), evidence: null, issues: [] },
};

const select = (
  files: readonly File[],
  options: Partial<Parameters<typeof validateSelection>[1]> = {},
) =>
  validateSelection(
    files.map((file) => ({ file, device: null })),
    { propertyId, view: 'creation', convertHeic: async () => null, ...options },
  );

describe('choosing files', () => {
  test('takes JPEG, PNG and WebP as they are', async () => {
    const files = [
      jpeg(),
      new File(['x'], 'a.png', { type: 'image/png' }),
      new File(['x'], 'b.webp', { type: 'image/webp' }),
    ];
    expect(await select(files)).toEqual({
      accepted: files.map((file) => ({ name: file.name, file, prepared: null, device: null })),
      leftOut: [],
    });
  });

  test('of more than 50 takes the first 50, naming the others without reading them', async () => {
    const files = Array.from({ length: 50 }, (_unused, at) => jpeg(`${at}.jpg`));
    const rest = [jpeg('51.jpg'), jpeg('a:b.jpg')];
    const selection = await select([...files, ...rest]);
    expect('accepted' in selection && selection.accepted.map(({ file }) => file)).toEqual(files);
    expect(selection).toMatchObject({ leftOut: rest });
  });

  test.each([
    ['too large', jpeg('big.jpg', 10 * 1024 * 1024 + 1), 'file_too_large'],
    ['no picture', new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'invalid_file_type'],
    ['too long a name', jpeg(`${'x'.repeat(252)}.jpg`), 'file_name_too_long'],
    ['a name with a colon', jpeg('a:b.jpg'), 'file_name_invalid'],
    ['empty', jpeg('none.jpg', 0), 'photo_empty'],
  ])('one file that is %s stops them all', async (_what, file, problem) => {
    const [before, after] = [jpeg('before.jpg'), jpeg('after.jpg')];
    expect(await select([before, file, after])).toEqual({
      invalidFile: { name: file.name, problem, isHeic: false },
      others: [before, after],
    });
  });

  test('10 MB is not too large', async () => {
    expect(await select([jpeg('ten.jpg', 10 * 1024 * 1024)])).toHaveProperty('accepted');
  });

  test('a name of 255 characters is not too long', async () => {
    expect(await select([jpeg(`${'x'.repeat(251)}.jpg`)])).toHaveProperty('accepted');
  });

  test('a HEIC counts as the JPEG that the browser makes of it', async () => {
    const selection = await select([heic(), jpeg()], { convertHeic: async () => converted });
    const [first] = 'accepted' in selection ? selection.accepted : [];
    expect(first).toMatchObject({ name: 'IMG_1.jpg', ...converted });
    expect(first?.file.type).toBe('image/jpeg');
  });

  test('a HEIC that the browser can’t decode stops them all with the specified message about types', async () => {
    const good = jpeg();
    expect(await select([good, heic('IMG_1.heic', 'image/heic')])).toEqual({
      invalidFile: { name: 'IMG_1.heic', problem: 'invalid_file_type', isHeic: true },
      others: [good],
    });
  });

  test.each([
    ['by its type', heic('x', 'image/heif')],
    ['by its name where the browser doesn’t know the type', heic('x.heic')],
    ['by its bytes, though it is called a JPEG', new File([heicBytes], 'IMG_1.jpg', jpegType)],
  ])('a HEIC is recognized %s', async (_how, file) => {
    expect(await select([file])).toMatchObject({ invalidFile: { isHeic: true } });
  });

  test('a JPEG is no HEIC, whatever it is called', async () => {
    expect(await select([jpeg('really.heic')])).toHaveProperty('accepted');
  });

  test('a file that is gone since it was chosen is said to be unreadable, and the others can be added', async () => {
    const gone = jpeg('gone.jpg');
    vi.spyOn(gone, 'slice').mockReturnValue(unreadable());
    const good = jpeg();
    expect(await select([gone, good])).toEqual({
      invalidFile: { name: 'gone.jpg', problem: 'file_unreadable', isHeic: false },
      others: [good],
    });
  });

  test('of several files that can’t be added, none is offered again', async () => {
    const good = jpeg();
    const files = [jpeg('none.jpg', 0), good, jpeg('a:b.jpg')];
    expect(await select(files)).toMatchObject({ others: [good] });
  });

  test('a HEIC over 10 MB is too large before decoding, whatever its size afterwards', async () => {
    const convertHeic = vi.fn<() => Promise<PreparedPhoto>>();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.heic');
    expect(await select([large], { convertHeic })).toMatchObject({
      invalidFile: { problem: 'file_too_large' },
    });
    expect(convertHeic).not.toHaveBeenCalled();
  });

  test('in the property view a malformed property id is reported first', async () => {
    const odd = { propertyId: 'a b', view: 'property' as const };
    expect(await select([jpeg()], odd)).toEqual({ invalidProperty: true });
    expect(await select([jpeg()], { ...odd, view: 'creation' })).toHaveProperty('accepted');
  });

  test('in the property view extensions keep only letters or digits', async () => {
    const selection = await select([jpeg('front.j-p_g')], { view: 'property' });
    expect('accepted' in selection && selection.accepted[0]?.name).toBe('front.jpg');
    expect(sanitizeExtension('yard')).toBe('yard');
    expect(sanitizeExtension('a.b.j%p g')).toBe('a.b.jpg');
    expect(sanitizeExtension('front.—')).toBe('front');
  });
});
