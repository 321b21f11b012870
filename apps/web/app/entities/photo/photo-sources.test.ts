import { type PhotoEvidence, noEvidence } from '@dss/domain';
import { beforeEach, expect, test, vi } from 'vitest';

import type { DeviceCamera } from '../../lib/device/native/device-camera.ts';
import { devicePhotos } from './photo-sources.ts';

const shot = new File(['shot'], 'shot.jpg', { type: 'image/jpeg' });
const picked = new File(['picked'], 'picked.jpg', { type: 'image/jpeg' });
const here: PhotoEvidence = { ...noEvidence, lat: 39.7, lng: -121.6 };

const camera = {
  takePhoto: vi.fn<DeviceCamera['takePhoto']>(),
  choosePhotos: vi.fn<DeviceCamera['choosePhotos']>(),
};
const chooseFiles = vi.fn<() => Promise<readonly File[]>>();
const sensors = { read: () => here, stop: () => undefined };
const dependencies = { camera, chooseFiles, sensors };

beforeEach(() => {
  for (const call of [camera.takePhoto, camera.choosePhotos, chooseFiles]) {
    call.mockReset().mockRejectedValue(new Error('nobody asked for this'));
  }
});

test('a photo from the camera carries the device’s location with its heading', async () => {
  camera.takePhoto.mockResolvedValue({ files: [shot] });
  expect(await devicePhotos('camera', dependencies)).toEqual({
    photos: [{ file: shot, device: here }],
    origin: 'camera',
  });
});

test('photos taken earlier don’t get the device’s current location', async () => {
  camera.choosePhotos.mockResolvedValue({ files: [shot, picked] });
  expect(await devicePhotos('gallery', dependencies)).toEqual({
    photos: [
      { file: shot, device: null },
      { file: picked, device: null },
    ],
    origin: 'gallery',
  });
});

test('files can be chosen without a camera or a photo library', async () => {
  chooseFiles.mockResolvedValue([picked]);
  expect(await devicePhotos('files', dependencies)).toEqual({
    photos: [{ file: picked, device: null }],
    origin: 'files',
  });
});

test.each(['camera', 'gallery'] as const)(
  'a device without a %s offers its files instead',
  async (way) => {
    camera.takePhoto.mockResolvedValue({ problem: 'unavailable' });
    camera.choosePhotos.mockResolvedValue({ problem: 'unavailable' });
    chooseFiles.mockResolvedValue([picked]);
    expect(await devicePhotos(way, dependencies)).toMatchObject({ origin: 'files' });
  },
);

test.each(['denied', 'failed'] as const)('a camera that is %s is reported', async (problem) => {
  camera.takePhoto.mockResolvedValue({ problem });
  expect(await devicePhotos('camera', dependencies)).toEqual({ problem });
});

test('canceling chooses nothing', async () => {
  camera.choosePhotos.mockResolvedValue({ files: [] });
  expect(await devicePhotos('gallery', dependencies)).toEqual({ photos: [], origin: 'gallery' });
});
