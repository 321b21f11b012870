import { stateNamed, stateOfZip, type StateCode } from './states.ts';

/** What is written in full and what is abbreviated are the same word. Street types, directions, roads with numbers, ordinals. */
const sameWords: Readonly<Record<string, string>> = {
  alley: 'aly',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  boul: 'blvd',
  branch: 'br',
  bridge: 'brg',
  canyon: 'cyn',
  center: 'ctr',
  circle: 'cir',
  county: 'co',
  court: 'ct',
  cove: 'cv',
  creek: 'crk',
  crescent: 'cres',
  crossing: 'xing',
  drive: 'dr',
  estate: 'est',
  estates: 'ests',
  expressway: 'expy',
  extension: 'ext',
  fork: 'frk',
  fort: 'ft',
  freeway: 'fwy',
  garden: 'gdn',
  gardens: 'gdns',
  glen: 'gln',
  grove: 'grv',
  harbor: 'hbr',
  heights: 'hts',
  highway: 'hwy',
  hill: 'hl',
  hills: 'hls',
  hollow: 'holw',
  island: 'is',
  junction: 'jct',
  lake: 'lk',
  landing: 'lndg',
  lane: 'ln',
  manor: 'mnr',
  meadow: 'mdw',
  meadows: 'mdws',
  mount: 'mt',
  mountain: 'mtn',
  orchard: 'orch',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ranch: 'rnch',
  ridge: 'rdg',
  river: 'riv',
  road: 'rd',
  route: 'rte',
  saint: 'st',
  sainte: 'ste',
  spring: 'spg',
  springs: 'spgs',
  square: 'sq',
  station: 'sta',
  street: 'st',
  str: 'st',
  summit: 'smt',
  terrace: 'ter',
  terr: 'ter',
  trace: 'trce',
  track: 'trak',
  trail: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  view: 'vw',
  village: 'vlg',
  vista: 'vis',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};

const streetTypes: ReadonlySet<string> = new Set(
  'aly ave blvd cir ct cv cres xing dr expy fwy hwy ln loop path pike pkwy pl plz rd rte row run sq st ter trce trl walk way'.split(
    ' ',
  ),
);

/** A dwelling within one house number. "Lot" and "space" are those of a mobile-home park. */
const unitWords =
  'apartment|apt|unit|suite|ste|building|bldg|floor|fl|room|rm|lot|space|spc|trailer|trlr|penthouse|ph';
/** "Unit B", "Apt. 4", "# 12": with a number or a letter behind it, so that "Lot Lane" stays a street. */
const unitPattern = new RegExp(
  String.raw`(^|[^\p{L}\p{N}])((?:(?:${unitWords})\.?\s*#?\s*|#\s*)(?:\d[\p{L}\p{N}-]*|\p{L}(?:-?\d+)?))(?![\p{L}\p{N}])`,
  'giu',
);
/** Behind the house number: "1420½", "1420 1/2". */
const fractionPattern = /^(\s*\d+)(?:\s*([¼½¾])|\s+([1-9]\/[1-9])(?=\s))/u;

/** An address as it can be compared. Words are lower-case, without accents, and abbreviated. */
interface ComparableAddress {
  /** House number and street. Without commas in the text, the town as well. */
  readonly street: readonly string[];
  /** What follows the street, without state and ZIP code. */
  readonly town: readonly string[];
  readonly state: StateCode | null;
  readonly zip: string | null;
  /** "1/2" and the like, behind the house number; null if there is none. */
  readonly fraction: string | null;
}

const fractions: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' };

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => sameWords[word] ?? word);
}

/** Removes what stands at the end of an address: country, ZIP code and state. */
function splitRegion(text: string): {
  readonly rest: string;
  readonly state: StateCode | null;
  readonly zip: string | null;
} {
  let rest = text.replace(/[\s,]*(?:u\.?s\.?a\.?|united states(?: of america)?)[\s,.]*$/iu, '');
  const zip = /[\s,](\d{5})(?:-\d{4})?[\s,]*$/u.exec(rest)?.[1] ?? null;
  if (zip !== null) rest = rest.replace(/[\s,]*\d{5}(?:-\d{4})?[\s,]*$/u, '');
  rest = rest.replace(/[\s,.]+$/u, '');
  const ofZip = zip === null ? null : stateOfZip(zip);
  const named = stateAtEnd(rest, ofZip);
  if (named === null) return { rest, state: ofZip, zip };
  // A state and a ZIP code of another one: nobody knows which of them is wrong.
  const state = ofZip === null || ofZip === named.state ? named.state : null;
  return { rest: named.before, state, zip };
}

/** The state that ends a text, by code or name, unless it may be the end of a street: "12 Oak Ct" isn't in Connecticut. */
function stateAtEnd(
  text: string,
  ofZip: StateCode | null,
): { readonly state: StateCode; readonly before: string } | null {
  const lastPart = text.slice(text.lastIndexOf(',') + 1);
  for (const words of [3, 2, 1]) {
    const end = new RegExp(
      String.raw`(?:^|[\s,])((?:[\p{L}.]+[\s,]+){${words - 1}}[\p{L}.]+)$`,
      'u',
    );
    const found = end.exec(text);
    const state = found?.[1] === undefined ? null : stateNamed(found[1]);
    if (found === null || state === null) continue;
    const before = text.slice(0, found.index).replace(/[\s,]+$/u, '');
    const isApart = state === 'CT' ? lastPart.trim().length === 2 : lastPart !== text;
    if (ofZip === state || isApart || endsInTown(before, state)) return { state, before };
  }
  return null;
}

/** Whether a text without commas goes on after its street's type, so that what follows it can be a state. */
function endsInTown(before: string, state: StateCode): boolean {
  if (state === 'CT') return false;
  const words = wordsOf(before);
  return words.slice(2).some((word) => streetTypes.has(word));
}

/** The fraction behind the house number, as it was typed. */
function fractionIn(text: string): string | null {
  const [, , sign, spelled] = fractionPattern.exec(text) ?? [];
  return sign ?? spelled ?? null;
}

function parse(text: string): ComparableAddress {
  const fraction = fractionIn(text);
  const plain = text.replace(fractionPattern, '$1 ').replace(unitPattern, '$1 ');
  const { rest, state, zip } = splitRegion(plain);
  const [street = '', ...town] = rest.split(',').filter((part) => /[\p{L}\p{N}]/u.test(part));
  return {
    // "1420-B" and "1420B" are a dwelling of 1420.
    street: wordsOf(street).map((word, index) =>
      index === 0 ? word.replace(/^(\d+)-?\p{L}$/u, '$1') : word,
    ),
    town: wordsOf(town.join(' ')),
    state,
    zip,
    fraction: fraction === null ? null : (fractions[fraction] ?? fraction),
  };
}

/**
 * Whether two texts name the same house number on the same street of the same type, as far as both say. Abbreviations, case and accents
 * don't matter, nor does a unit, which no map knows; a state that both name does.
 */
export function isSameStreetAddress(one: string, other: string): boolean {
  const [first, second] = [parse(one), parse(other)];
  if (first.state !== null && second.state !== null && first.state !== second.state) return false;
  if (first.fraction !== null && second.fraction !== null && first.fraction !== second.fraction) {
    return false;
  }
  return hasStreetOf(first, second) || hasStreetOf(second, first);
}

/** Whether one address has exactly the other's street; where it has no comma behind it, its town may follow. */
function hasStreetOf(one: ComparableAddress, { street, town }: ComparableAddress): boolean {
  const [number = ''] = street;
  if (!/^\d/u.test(number) || street.length < 2) return false;
  if (street.some((word, index) => one.street[index] !== word)) return false;
  const rest = one.street.slice(street.length);
  return rest.every((word, index) => town[index] === word);
}

/**
 * Whether an address that was written anew may still be the same place, so that what its owner set on the map stays: the same street
 * address, and no other ZIP code or, without one, town.
 */
export function mayBeSamePlace(one: string, other: string): boolean {
  if (!isSameStreetAddress(one, other)) return false;
  const [first, second] = [parse(one), parse(other)];
  if (first.zip !== null && second.zip !== null) return first.zip === second.zip;
  const bothNameTowns = first.town.length > 0 && second.town.length > 0;
  return !bothNameTowns || first.town.join() === second.town.join();
}

/** The state that an address names, or that its ZIP code belongs to; null if it names none, or two. */
export function stateOfAddress(text: string): StateCode | null {
  return parse(text).state;
}

/**
 * A suggested address with the unit and the fraction of the house number that were typed, which suggestions don't know: "1420 ½
 * Ridge Ct, Unit B, Paradise, CA 95969".
 */
export function withTypedUnit(suggested: string, typed: string): string {
  const fraction = fractionIn(typed);
  const withFraction =
    fraction === null || fractionIn(suggested) !== null
      ? suggested
      : suggested.replace(/^(\s*\d+)(?=\s)/u, `$1 ${fraction}`);
  const units = [...typed.matchAll(unitPattern)].map(([, , unit = '']) => unit);
  if (units.length === 0 || suggested.search(unitPattern) >= 0) return withFraction;
  const [street = '', ...others] = withFraction.split(',');
  return [street, ` ${units.join(' ')}`, ...others].join(',');
}
