import { askForFiles } from './ask-for-files.ts';
import type { DeviceSense } from './device-sense.ts';
import type { PhotoSource } from './photo-source.ts';

/**
 * The phone's camera, as a browser opens it: a file input that asks for a shot.
 * @param sense position and compass, where the owner allowed them
 */
export function browserCamera(sense: DeviceSense | null): PhotoSource {
  return {
    origin: 'camera',
    choose: async () => {
      const files = await askForFiles((input) => {
        input.accept = 'image/*';
        input.setAttribute('capture', 'environment');
      });
      const device = sense?.read() ?? null;
      return files.map((file) => ({ file, device }));
    },
  };
}
