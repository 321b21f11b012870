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
      const files = await shoot();
      const device = sense?.read() ?? null;
      return files.map((file) => ({ file, device }));
    },
  };
}

function shoot(): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.setAttribute('capture', 'environment');
    input.hidden = true;
    const done = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', done, { once: true });
    input.addEventListener('cancel', done, { once: true });
    // Browsers drop an input that stands nowhere while the camera is open.
    document.body.append(input);
    input.click();
  });
}
