import {
  Camera,
  CameraDirection,
  EncodingType,
  MediaTypeSelection,
  type CameraPlugin,
  type MediaResult,
} from '@capacitor/camera';

import type { DeviceCamera, Taken } from './device-camera.ts';
import { problemOf } from './plugin-problem.ts';
import { photoFile } from './photo-file.ts';

/** The part of the plugin that is used. */
type PhotoPlugin = Pick<CameraPlugin, 'takePhoto' | 'chooseFromGallery'>;

/** As specified (section 9): quality 90, no editing. */
const asSpecified = { quality: 90, editable: 'no' } as const;

/** No metadata from the plugin: position and time are read from the file itself, as for any other photo. */
const asItIs = { correctOrientation: true, includeMetadata: false } as const;

/** @param readFile fetches the bytes at a URL from the plugin */
export function createCapacitorCamera(
  plugin: PhotoPlugin,
  readFile: (address: string) => Promise<Blob> = readPluginFile,
): DeviceCamera {
  const filesOf = async (results: Promise<readonly MediaResult[]>): Promise<Taken> => {
    try {
      const taken = await results;
      return { files: await Promise.all(taken.map((one) => photoFile(one, readFile))) };
    } catch (error) {
      const problem = problemOf(error);
      return problem === 'cancelled' ? { files: [] } : { problem };
    }
  };
  return {
    takePhoto: () =>
      filesOf(
        plugin
          .takePhoto({
            ...asSpecified,
            ...asItIs,
            encodingType: EncodingType.JPEG,
            cameraDirection: CameraDirection.Rear,
            saveToGallery: false,
            presentationStyle: 'fullscreen',
          })
          .then((photo) => [photo]),
      ),
    choosePhotos: () =>
      filesOf(
        plugin
          .chooseFromGallery({
            ...asSpecified,
            ...asItIs,
            mediaType: MediaTypeSelection.Photo,
            allowMultipleSelection: true,
            // No limit here: the upload reports any photos beyond its own limit by name.
            limit: 0,
            presentationStyle: 'fullscreen',
          })
          .then(({ results }) => results),
      ),
  };
}

/** Both platforms serve such files from the app's own origin. */
async function readPluginFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The photo could not be read (${response.status}).`);
  return response.blob();
}

export const capacitorCamera: DeviceCamera = createCapacitorCamera(Camera);
