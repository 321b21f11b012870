import {
  Camera,
  CameraDirection,
  EncodingType,
  MediaTypeSelection,
  type CameraPlugin,
  type MediaResult,
} from '@capacitor/camera';

import type { DeviceCamera, CameraResult, CameraProblem } from './device-camera.ts';

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
  const filesOf = async (results: Promise<readonly MediaResult[]>): Promise<CameraResult> => {
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

const typeOfExtension: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

/**
 * A photo from the plugin as an ordinary file, which is then checked, hashed and read for EXIF like any other.
 * @throws Error if it can't be read
 */
export async function photoFile(
  { uri, webPath }: Pick<MediaResult, 'uri' | 'webPath'>,
  readFile: (address: string) => Promise<Blob>,
): Promise<File> {
  if (webPath === undefined) throw new Error('The plugin gave a photo without an address.');
  const bytes = await readFile(webPath);
  const name = nameIn(uri ?? webPath);
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = typeOfExtension[extension];
  // The plugin converts every other format to JPEG.
  return type === undefined
    ? new File([bytes], `${name}.jpg`, { type: 'image/jpeg' })
    : new File([bytes], name, { type });
}

/** The last segment of a URL, decoded unless its encoding is invalid. */
function nameIn(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const name = last === '' ? 'photo' : last;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Error codes of the camera plugin (its CameraErrorCode) and of Capacitor itself. Errors without one are recognized by
 * their message: the specification lists those of older versions, and Capacitor still uses some.
 */
const codes: Readonly<Record<string, CameraProblem | 'cancelled'>> = {
  'OS-PLUG-CAMR-0006': 'cancelled',
  'OS-PLUG-CAMR-0020': 'cancelled',
  'OS-PLUG-CAMR-0003': 'denied',
  'OS-PLUG-CAMR-0005': 'denied',
  'OS-PLUG-CAMR-0007': 'unavailable',
  UNIMPLEMENTED: 'unavailable',
  UNAVAILABLE: 'unavailable',
};

const messages: readonly (readonly [RegExp, CameraProblem | 'cancelled'])[] = [
  [/user cancell?ed/i, 'cancelled'],
  [/denied/i, 'denied'],
  [/not (implemented|available)/i, 'unavailable'],
];

/** What the plugin's error means. A canceled choice isn't a problem. */
export function problemOf(error: unknown): CameraProblem | 'cancelled' {
  const { code, message } = wordsOf(error);
  return codes[code] ?? messages.find(([says]) => says.test(message))?.[1] ?? 'failed';
}

/** The bridge passes errors as objects; older versions pass plain strings. */
function wordsOf(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: String(error) };
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), message: text('message') };
}
