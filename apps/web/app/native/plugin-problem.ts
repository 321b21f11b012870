import type { CameraProblem } from './device-camera.ts';

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
