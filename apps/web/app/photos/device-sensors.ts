import { knownEvidence, noEvidence, photoEvidenceSchema, type PhotoEvidence } from '@dss/domain';

/** Position and compass of the device, for photos taken from now on. */
export interface DeviceSensors {
  /** The current position and heading, if they are recent. */
  read: () => PhotoEvidence | null;
  stop: () => void;
}

/** Maximum age of a position: people don't walk far between aiming and shooting. */
const positionMs = 60_000;
/** Maximum age of a heading: a phone turns quickly. */
const headingMs = 5000;

interface Heading {
  heading: number;
  heading_reference: PhotoEvidence['heading_reference'];
  at: number;
}

/**
 * Asks for the device's position and compass. Must be called from a click handler, or iPhones refuse. Anything denied
 * or missing stays unknown.
 * @param onPosition called for each position fix
 */
export async function startSensors(
  onPosition: (accuracyMeters: number) => void,
  page: Window = window,
): Promise<DeviceSensors> {
  let position: GeolocationPosition | null = null;
  let heading: Heading | null = null;
  const onOrientation = (event: DeviceOrientationEvent) => {
    heading = headingOf(event) ?? heading;
  };
  // Before the first await: afterward it no longer counts as part of the click.
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

/** Requests permission for the compass, which only iPhones require. */
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
  // A relative angle is measured from how the device was first held, so it says nothing about north.
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

export interface SensorState {
  /** Position and compass, once they are allowed. */
  readonly sensors: DeviceSensors | null;
  /** The owner turned them on; the device may still be asking for permission. */
  readonly wanted: boolean;
  /** Accuracy of the position in meters; null while it is unknown. */
  readonly accuracy: number | null;
}

export const sensorsOff: SensorState = { sensors: null, wanted: false, accuracy: null };

/**
 * Turns position and compass on and off. The owner's last choice wins: if permission arrives after the owner changed
 * their mind or left the page, it is released right away.
 * @returns a function to call from a click handler, or iPhones refuse
 */
export function createSensorSwitch(
  start: typeof startSensors,
  onChange: (state: SensorState) => void,
): (on: boolean) => Promise<void> {
  let state = sensorsOff;
  let switches = 0;

  function become(next: SensorState): void {
    state = next;
    onChange(next);
  }

  return async (on) => {
    switches += 1;
    const ours = switches;
    const isLast = () => ours === switches;
    state.sensors?.stop();
    become({ ...sensorsOff, wanted: on });
    if (!on) return;
    const sensors = await start((accuracy) => {
      if (isLast()) become({ ...state, accuracy });
    }).catch(() => null);
    if (isLast()) become(sensors === null ? sensorsOff : { ...state, sensors });
    else sensors?.stop();
  };
}
