import { keylessService } from './places.ts';
import type { SiteValues, ValuesOf } from './variables.ts';

/** Variables for what is coming to a home: warnings of fire weather, and fires that burn. */
export const fireWarningsShape = {
  FIRE_WARNINGS_URL: keylessService('https://api.weather.gov'),
  ACTIVE_FIRES_URL: keylessService(
    'https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services/WFIGS_Interagency_Perimeters_Current/FeatureServer/0',
  ),
} as const;

export interface FireWarningsConfig {
  /** The National Weather Service; null: nobody is asked, and no home can be watched. */
  readonly weatherUrl: string | null;
  /** The agencies' perimeters of fires that burn; null: not asked. */
  readonly firesUrl: string | null;
  /** How the server names itself, as the National Weather Service requires: with whom to reach if it asks too much. */
  readonly userAgent: string;
}

export function toFireWarningsConfig(
  environment: ValuesOf<typeof fireWarningsShape> & SiteValues,
): FireWarningsConfig {
  const { FIRE_WARNINGS_URL, ACTIVE_FIRES_URL, ORIGIN: site, CONTACT_EMAIL: contact } = environment;
  const reached = [site, contact].filter((each) => each !== undefined);
  return {
    weatherUrl: FIRE_WARNINGS_URL,
    firesUrl: ACTIVE_FIRES_URL,
    userAgent: [
      'defensible-space-score',
      ...(reached.length > 0 ? [`(${reached.join(', ')})`] : []),
    ].join(' '),
  };
}
