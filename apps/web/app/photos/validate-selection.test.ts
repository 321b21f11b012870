import { describe, expect, test, vi } from 'vitest';

import type { PreparedPhoto } from './upload-store.ts';
import { isHeic, sanitizeExtension, validateSelection } from './validate-selection.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const jpeg = (name = 'front.jpg', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const heic = (name = 'IMG_1.HEIC', type = '') => new File(['heic'], name, { type });
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
  test('takes JPEG, PNG and WebP as they are', { tags: ['spec:core-125'] }, async () => {
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
  ])(
    'one file that is %s stops them all',
    { tags: ['spec:core-125'] },
    async (_what, file, problem) => {
      expect(await select([jpeg(), file, jpeg()])).toEqual({
        invalidFile: { name: file.name, problem, isHeic: false },
      });
    },
  );

  test('10 MB is not too large', { tags: ['spec:core-125', 'spec:core-188'] }, async () => {
    expect(await select([jpeg('ten.jpg', 10 * 1024 * 1024)])).toHaveProperty('accepted');
  });

  test(
    'a name of 255 characters is not too long',
    { tags: ['spec:core-125', 'spec:core-188'] },
    async () => {
      expect(await select([jpeg(`${'x'.repeat(251)}.jpg`)])).toHaveProperty('accepted');
    },
  );

  test('a HEIC counts as the JPEG that the browser makes of it', async () => {
    const selection = await select([heic(), jpeg()], { convertHeic: async () => converted });
    const [first] = 'accepted' in selection ? selection.accepted : [];
    expect(first).toMatchObject({ name: 'IMG_1.jpg', ...converted });
    expect(first?.file.type).toBe('image/jpeg');
  });

  test('a HEIC that the browser can’t decode stops them all with the specified message about types', async () => {
    expect(await select([jpeg(), heic('IMG_1.heic', 'image/heic')])).toEqual({
      invalidFile: { name: 'IMG_1.heic', problem: 'invalid_file_type', isHeic: true },
    });
  });

  test('a HEIC over 10 MB is too large before decoding, whatever its size afterwards', async () => {
    const convertHeic = vi.fn<() => Promise<PreparedPhoto>>();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.heic');
    expect(await select([large], { convertHeic })).toMatchObject({
      invalidFile: { problem: 'file_too_large' },
    });
    expect(convertHeic).not.toHaveBeenCalled();
  });

  test(
    'in the property view a malformed property id is reported first',
    { tags: ['spec:core-125'] },
    async () => {
      const odd = { propertyId: 'a b', view: 'property' as const };
      expect(await select([jpeg()], odd)).toEqual({ invalidProperty: true });
      expect(await select([jpeg()], { ...odd, view: 'creation' })).toHaveProperty('accepted');
    },
  );

  test(
    'in the property view extensions keep only letters or digits',
    { tags: ['spec:core-125'] },
    async () => {
      const selection = await select([jpeg('front.j-p_g')], { view: 'property' });
      expect('accepted' in selection && selection.accepted[0]?.name).toBe('front.jpg');
      expect(sanitizeExtension('yard')).toBe('yard');
      expect(sanitizeExtension('a.b.j%p g')).toBe('a.b.jpg');
      expect(sanitizeExtension('front.—')).toBe('front');
    },
  );
});

test('HEIC is recognized by its type, or by its name if the browser doesn’t know the type', () => {
  expect(isHeic(heic('x', 'image/heif'))).toBe(true);
  expect(isHeic(heic('x.heic'))).toBe(true);
  expect(isHeic(jpeg('really.heic'))).toBe(false);
});
