import { CameraErrorCode, EncodingType, type MediaResult } from '@capacitor/camera';
import { beforeEach, expect, test, vi } from 'vitest';

import { createCapacitorCamera } from './capacitor-camera.ts';
import type { DeviceCamera } from './device-camera.ts';

const bytes = new Blob(['a photo'], { type: '' });
const photo: MediaResult = {
  type: 0,
  uri: 'file:///var/mobile/tmp/IMG_0001.jpeg',
  webPath: 'capacitor://localhost/_capacitor_file_/var/mobile/tmp/IMG_0001.jpeg',
  saved: false,
};

/** The plugin as seen through the bridge; it rejects every call that a test doesn't expect. */
const plugin = {
  takePhoto: vi.fn<(options: object) => Promise<MediaResult>>(),
  chooseFromGallery: vi.fn<(options: object) => Promise<{ results: MediaResult[] }>>(),
};
const readFile = vi.fn<(address: string) => Promise<Blob>>();
let camera: DeviceCamera;

beforeEach(() => {
  const unexpected = () => Promise.reject(new Error('nobody asked for this'));
  for (const call of [plugin.takePhoto, plugin.chooseFromGallery, readFile]) {
    call.mockReset().mockImplementation(unexpected);
  }
  camera = createCapacitorCamera(plugin, readFile);
});

test('a photo is taken with quality 90, without editing', async () => {
  plugin.takePhoto.mockResolvedValue(photo);
  readFile.mockResolvedValue(bytes);
  await camera.takePhoto();
  expect(plugin.takePhoto).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ quality: 90, editable: 'no', encodingType: EncodingType.JPEG }),
  );
});

test('a photo that was taken becomes a file', async () => {
  plugin.takePhoto.mockResolvedValue(photo);
  readFile.mockResolvedValue(bytes);
  const taken = await camera.takePhoto();
  expect(readFile).toHaveBeenCalledExactlyOnceWith(photo.webPath);
  const [file] = 'files' in taken ? taken.files : [];
  expect(file).toMatchObject({ name: 'IMG_0001.jpeg', type: 'image/jpeg', size: bytes.size });
  expect(await file?.text()).toBe('a photo');
});

test('several photos are chosen at once, with quality 90, without editing', async () => {
  plugin.chooseFromGallery.mockResolvedValue({ results: [photo] });
  readFile.mockResolvedValue(bytes);
  await camera.choosePhotos();
  expect(plugin.chooseFromGallery).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ quality: 90, editable: 'no', allowMultipleSelection: true }),
  );
});

test('chosen photos keep their names', async () => {
  plugin.chooseFromGallery.mockResolvedValue({
    results: [photo, { ...photo, uri: 'file:///tmp/house%20front.PNG' }],
  });
  readFile.mockResolvedValue(bytes);
  const taken = await camera.choosePhotos();
  expect('files' in taken && taken.files.map(({ name, type }) => [name, type])).toEqual([
    ['IMG_0001.jpeg', 'image/jpeg'],
    ['house front.PNG', 'image/png'],
  ]);
});

test.each([
  ['content://media/picker/0/1000037', '1000037.jpg'],
  ['file:///tmp/100%.1700000000.jpeg', '100%.1700000000.jpeg'],
])('a photo at %s is named %s', async (uri, name) => {
  plugin.takePhoto.mockResolvedValue({ ...photo, uri });
  readFile.mockResolvedValue(bytes);
  expect(await camera.takePhoto()).toMatchObject({ files: [{ name, type: 'image/jpeg' }] });
});

test.each([
  { message: 'User cancelled photos app' },
  'User cancelled photos app',
  { code: CameraErrorCode.TakePhotoCancelled, message: "Couldn't take photo." },
  { code: CameraErrorCode.ChooseMediaCancelled, message: 'Canceled.' },
])('canceling with %j chooses nothing', async (error) => {
  plugin.takePhoto.mockRejectedValue(error);
  expect(await camera.takePhoto()).toEqual({ files: [] });
});

test.each([
  [{ code: 'UNIMPLEMENTED', message: '"Camera" plugin is not implemented on ios' }, 'unavailable'],
  [{ message: 'not implemented' }, 'unavailable'],
  [{ message: 'Camera not available while running in Simulator' }, 'unavailable'],
  [{ code: CameraErrorCode.NoCameraAvailable, message: 'No camera.' }, 'unavailable'],
  [{ code: CameraErrorCode.GalleryPermissionDenied, message: 'No access.' }, 'denied'],
  [{ message: 'User denied access to photos' }, 'denied'],
  [{ code: CameraErrorCode.ChooseMediaFailed, message: 'Out of memory.' }, 'failed'],
  [undefined, 'failed'],
])('%j is reported as %s', async (error, problem) => {
  plugin.chooseFromGallery.mockRejectedValue(error);
  expect(await camera.choosePhotos()).toEqual({ problem });
});

test.each([
  ['has no address', { ...photo, webPath: undefined }],
  ['is gone', photo],
])('reading a photo that %s fails', async (_what, { webPath, ...rest }) => {
  plugin.takePhoto.mockResolvedValue(webPath === undefined ? rest : { ...rest, webPath });
  expect(await camera.takePhoto()).toEqual({ problem: 'failed' });
});
