import type { AddressFactName, FactSourceId, FoundFact, HouseOutline, LatLng } from '@dss/domain';

/** How long a service may take. */
export const timeoutMs = 5000;
/** A longer answer counts as malformed. */
export const maxBytes = 2 * 1024 * 1024;

/** The home that is asked about, without whose it is. */
export interface AskedHome {
  readonly position: LatLng;
  readonly outline: HouseOutline | null;
}

/** Asks an outside service for one fact. */
export interface FactService<Name extends AddressFactName> {
  /** What the answer depends on besides the fact; null: it isn't worth keeping for other homes. */
  question(home: AskedHome): readonly string[] | null;
  /**
   * @param today the day to write down
   * @throws ExternalServiceError
   */
  ask(home: AskedHome, today: string): Promise<FoundFact<Name>>;
}

/** A value with where it comes from. */
export function known<Value>(
  source: FactSourceId,
  value: Value,
  { today, dataFrom = null }: { readonly today: string; readonly dataFrom?: string | null },
) {
  return { status: 'known', value, source, asked_on: today, data_from: dataFrom } as const;
}

export function nothingThere(
  source: FactSourceId,
  { today, dataFrom = null }: { readonly today: string; readonly dataFrom?: string | null },
) {
  return { status: 'nothing_there', source, asked_on: today, data_from: dataFrom } as const;
}

/** The service knows nothing of this part of the country. */
export const notCovered = { status: 'not_known', reason: 'not_covered' } as const;

/** To 4 decimals, within 8 m: near enough for maps of zones and districts, and for the slope of the ground. */
export function roundedPoint({ lat, lng }: LatLng): LatLng {
  return { lat: rounded(lat, 4), lng: rounded(lng, 4) };
}

/** To 3 decimals, within 80 m, for what is looked for within a mile. */
export function coarsePoint({ lat, lng }: LatLng): LatLng {
  return { lat: rounded(lat, 3), lng: rounded(lng, 3) };
}

function rounded(degrees: number, decimals: number): number {
  return Number(degrees.toFixed(decimals));
}

export function pointText({ lat, lng }: LatLng): string {
  return `${lng},${lat}`;
}

/** A text without blanks around it; null if it is empty or no text. A number counts as written. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** A number, also one that is written as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
