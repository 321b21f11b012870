import {
  mayBeInUnitedStates,
  type Attribution,
  type PickedPlace,
  type PlaceSuggestion,
} from '@dss/domain';

/** A suggestion, and the place that it stands for where its source tells that at once. */
export interface Suggestion {
  readonly suggestion: PlaceSuggestion;
  readonly place: PickedPlace | null;
}

/**
 * Suggests US addresses while one is typed.
 * Failures are thrown as `ExternalServiceError`; an address of elsewhere, or that is none, is left out.
 */
export interface AddressSearch {
  /** Part of the key under which its answers are kept: another source answers differently. */
  readonly name: string;
  readonly attribution: readonly Attribution[];
  /** Whether its terms allow that answers are kept. */
  readonly mayBeKept: boolean;
  /** @param session names one search from the first character to the pick; null: the caller names none */
  suggest(typed: string, session: string | null): Promise<readonly Suggestion[]>;
  /** The place of a suggestion made earlier; null where the source knows no such place in the United States. */
  find(placeId: string, session: string | null): Promise<PickedPlace | null>;
}

/** An address that was found for what somebody typed. */
export interface LocatedAddress {
  readonly formattedAddress: string;
  readonly lat: number;
  readonly lng: number;
}

/** Finds the coordinates of a typed US address. Failures are thrown as `ExternalServiceError`. */
export interface Geocoder {
  readonly name: string;
  readonly mayBeKept: boolean;
  /** Null where nothing fits, or several things do: a wrong house is worse than none. */
  locate(typed: string): Promise<LocatedAddress | null>;
}

/** The one US address that all results mean (both sides of a street may tell it twice); null where they differ. */
export function onlyOne(results: readonly LocatedAddress[]): LocatedAddress | null {
  const [first] = results;
  if (first === undefined || !mayBeInUnitedStates(first)) return null;
  return results.every(({ formattedAddress }) => formattedAddress === first.formattedAddress)
    ? first
    : null;
}
