import { photoEvidenceSchema, type PhotoEvidence } from '@dss/domain';

/** Maximum age of a heading: a phone turns quickly. */
const headingMs = 5000;

/** The direction of the rear camera. */
export interface Heading {
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly heading_reference: PhotoEvidence['heading_reference'];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A heading if it is still true; null if it is too old. @param now milliseconds since 1970 */
export function recentHeading(heading: Heading | null, now: number): Heading | null {
  return heading !== null && now - heading.at <= headingMs ? heading : null;
}

/**
 * Whether the browser can ask its owner for the compass. An iPhone has to, and reports nothing before; other browsers have the
 * function, too, and report without it.
 */
export function canAskForCompass(): boolean {
  return permissionRequest() !== null;
}

function permissionRequest(): (() => unknown) | null {
  if (!('DeviceOrientationEvent' in globalThis)) return null;
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission');
  if (typeof ask !== 'function') return null;
  return () => {
    const answer: unknown = Reflect.apply(ask, DeviceOrientationEvent, []);
    return answer;
  };
}

/** Requests permission for the compass, which only iPhones require. Must be called from a click handler there. */
export async function askForCompass(): Promise<boolean> {
  if (!('DeviceOrientationEvent' in globalThis)) return false;
  const ask = permissionRequest();
  if (ask === null) return true;
  try {
    return (await ask()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Reports the camera's direction as the device turns: null while the compass doesn't know it. Nothing comes where it isn't allowed.
 * @returns a function that stops it
 */
export function watchCompass(onHeading: (heading: Heading | null) => void, page: Window = window) {
  const onOrientation = (event: DeviceOrientationEvent) => onHeading(headingOf(event));
  page.addEventListener('deviceorientationabsolute', onOrientation);
  page.addEventListener('deviceorientation', onOrientation);
  return () => {
    page.removeEventListener('deviceorientationabsolute', onOrientation);
    page.removeEventListener('deviceorientation', onOrientation);
  };
}

/** In degrees; a compass that is less sure can't tell one side of a house from the next. */
const worstAccuracy = 30;

/** An iPhone reports where its upper edge points. Held on its side, that isn't where its camera points. */
const leastUpright = 0.5;

/**
 * The camera's direction that an event reports; null if it reports none, or an unsure one. iPhones add `webkitCompassHeading`
 * with `webkitCompassAccuracy`, which is negative while the compass isn't calibrated.
 */
export function headingOf(
  event: DeviceAngles & Pick<DeviceOrientationEvent, 'absolute'>,
): Heading | null {
  const at = Date.now();
  const compass: unknown = Reflect.get(event, 'webkitCompassHeading');
  if (typeof compass === 'number') {
    const accuracy: unknown = Reflect.get(event, 'webkitCompassAccuracy');
    const isUnsure = typeof accuracy === 'number' && (accuracy < 0 || accuracy > worstAccuracy);
    if (isUnsure || isOnItsSide(event)) return null;
    const heading = photoEvidenceSchema.shape.heading.safeParse(compass).data ?? null;
    return heading === null ? null : { heading, heading_reference: 'magnetic', at };
  }
  // A relative angle is measured from how the device was first held, so it says nothing about north.
  const heading = event.absolute ? cameraHeading(event) : null;
  return heading === null ? null : { heading, heading_reference: null, at };
}

function isOnItsSide({ beta, gamma }: Pick<DeviceAngles, 'beta' | 'gamma'>): boolean {
  if (beta === null || gamma === null) return false;
  return Math.abs(Math.cos(radians(beta)) * Math.sin(radians(gamma))) > leastUpright;
}

/** Below this, the camera points too steeply up or down for a direction to make sense. */
const leastLevel = 0.3;

/** The device's orientation as the browser reports it, in degrees; null if unknown. */
export interface DeviceAngles {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
}

/**
 * The direction that the rear camera faces, in degrees clockwise from north (W3C Device Orientation, A.1: the vector
 * out of the back of the screen, projected onto the ground).
 * @returns null if the orientation is unknown, or the camera points at the ground or the sky
 */
export function cameraHeading({ alpha, beta, gamma }: DeviceAngles): number | null {
  if (alpha === null || beta === null || gamma === null) return null;
  const [x, y, z] = [radians(beta), radians(gamma), radians(alpha)];
  const east = -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y);
  const north = -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y);
  if (Math.hypot(east, north) < leastLevel) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
