import { knownEvidence, noEvidence, photoEvidenceSchema, type PhotoEvidence } from '@dss/domain';

import { askForCompass, recentHeading, watchCompass, type Heading } from './compass.ts';

/** Position and compass of the device, for photos taken from now on. */
export interface DeviceSensors {
  /** The current position and heading, if they are recent. */
  read: () => PhotoEvidence | null;
  stop: () => void;
}

/** Maximum age of a position: people don't walk far between aiming and shooting. */
const positionMs = 60_000;
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
  const stopCompass = (await compassAllowed)
    ? watchCompass((found) => {
        heading = found ?? heading;
      }, page)
    : null;
  return {
    read: () => evidenceOf(position, heading, Date.now()),
    stop: () => {
      geolocation.clearWatch(watch);
      stopCompass?.();
    },
  };
}

function evidenceOf(
  position: GeolocationPosition | null,
  heading: Heading | null,
  now: number,
): PhotoEvidence | null {
  const place =
    position !== null && now - position.timestamp <= positionMs ? position.coords : null;
  const pointed = recentHeading(heading, now);
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
