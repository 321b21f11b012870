import { knownEvidence, noEvidence, photoEvidenceSchema, type PhotoEvidence } from '@dss/domain';

/** Position and compass of the device, for photos that are taken from now on. */
export interface DeviceSense {
  /** What is known at this moment, if it is fresh. */
  read: () => PhotoEvidence | null;
  stop: () => void;
}

/** A position may be this old: nobody walks far between looking and shooting. */
const positionMs = 60_000;
/** A heading must be newer: a hand turns quickly. */
const headingMs = 5000;

interface Heading {
  heading: number;
  heading_reference: PhotoEvidence['heading_reference'];
  at: number;
}

/**
 * Asks for the device's position and compass; must be called while a press is handled, or iPhones refuse. Whatever is
 * refused or missing stays unknown.
 * @param onPosition whenever the device finds itself
 */
export async function senseDevice(
  onPosition: (accuracyMeters: number) => void,
  page: Window = window,
): Promise<DeviceSense> {
  let position: GeolocationPosition | null = null;
  let heading: Heading | null = null;
  const onOrientation = (event: DeviceOrientationEvent) => {
    heading = headingOf(event) ?? heading;
  };
  // Before anything is awaited: afterward the press is over.
  const compassAllowed = askForCompass();
  const { geolocation } = page.navigator;
  const watch = geolocation.watchPosition(
    (found) => {
      position = found;
      onPosition(found.coords.accuracy);
    },
    () => undefined,
    { enableHighAccuracy: true },
  );
  if (await compassAllowed) {
    page.addEventListener('deviceorientationabsolute', onOrientation);
    page.addEventListener('deviceorientation', onOrientation);
  }
  return {
    read: () => evidenceOf(position, heading, Date.now()),
    stop: () => {
      geolocation.clearWatch(watch);
      page.removeEventListener('deviceorientationabsolute', onOrientation);
      page.removeEventListener('deviceorientation', onOrientation);
    },
  };
}

/** iPhones ask the owner; elsewhere there is nothing to ask. */
async function askForCompass(): Promise<boolean> {
  if (!('DeviceOrientationEvent' in globalThis)) return false;
  const ask: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission');
  if (typeof ask !== 'function') return true;
  try {
    const answer: unknown = await Reflect.apply(ask, DeviceOrientationEvent, []);
    return answer === 'granted';
  } catch {
    return false;
  }
}

function headingOf(event: DeviceOrientationEvent): Heading | null {
  const at = Date.now();
  const compass: unknown = Reflect.get(event, 'webkitCompassHeading');
  if (typeof compass === 'number') {
    const heading = photoEvidenceSchema.shape.heading.safeParse(compass).data ?? null;
    return heading === null ? null : { heading, heading_reference: 'magnetic', at };
  }
  // A relative angle starts from wherever the device lay, and says nothing of north.
  const heading = event.absolute ? cameraHeading(event) : null;
  return heading === null ? null : { heading, heading_reference: null, at };
}

function evidenceOf(
  position: GeolocationPosition | null,
  heading: Heading | null,
  now: number,
): PhotoEvidence | null {
  const place =
    position !== null && now - position.timestamp <= positionMs ? position.coords : null;
  const pointed = heading !== null && now - heading.at <= headingMs ? heading : null;
  if (place === null && pointed === null) return null;
  const evidence = photoEvidenceSchema.safeParse({
    ...noEvidence,
    taken_at: new Date(now).toISOString(),
    ...(place !== null && {
      lat: place.latitude,
      lng: place.longitude,
      accuracy_m: Math.min(place.accuracy, 100_000),
    }),
    ...(pointed !== null && {
      heading: pointed.heading,
      heading_reference: pointed.heading_reference,
    }),
  });
  return evidence.success ? knownEvidence(evidence.data) : null;
}

/** Below this the camera looks too steeply up or down to point anywhere. */
const leastLevel = 0.3;

/** The angles of a device as its browser tells them, in degrees; null where it doesn't know. */
export interface DeviceAngles {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
}

/**
 * In which direction the camera at the back of a device looks, in degrees clockwise from north (W3C Device Orientation,
 * A.1: the vector out of the back of the screen, projected onto the ground).
 * @returns null while the device doesn't know, or looks at the ground or the sky
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

export interface SenseState {
  /** Position and compass, where the owner allowed them. */
  readonly sense: DeviceSense | null;
  /** The owner asked for them; the device may still be asking back. */
  readonly wanted: boolean;
  /** How well the device knows where it is, in meters; null while it doesn't. */
  readonly accuracy: number | null;
}

export const notSensing: SenseState = { sense: null, wanted: false, accuracy: null };

/**
 * Turns position and compass on and off. The owner's last word counts: what the device allows after it, or after the
 * page was left, is given up at once.
 * @returns to be called while a press is handled, or iPhones refuse
 */
export function createSenseSwitch(
  start: typeof senseDevice,
  onChange: (state: SenseState) => void,
): (on: boolean) => Promise<void> {
  let state = notSensing;
  let switches = 0;

  function become(next: SenseState): void {
    state = next;
    onChange(next);
  }

  return async (on) => {
    switches += 1;
    const ours = switches;
    const isLast = () => ours === switches;
    state.sense?.stop();
    become({ ...notSensing, wanted: on });
    if (!on) return;
    const sense = await start((accuracy) => {
      if (isLast()) become({ ...state, accuracy });
    }).catch(() => null);
    if (isLast()) become(sense === null ? notSensing : { ...state, sense });
    else sense?.stop();
  };
}
