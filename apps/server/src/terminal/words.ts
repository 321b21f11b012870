import {
  exposureText,
  houseSideOf,
  houseSides,
  isRangeOfKnown,
  type Analysis,
  type Direction,
  type Facing,
  type Property,
} from '@dss/domain';

const bandWords: Readonly<Record<Analysis['band'], string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

/** All messages of the command. */
export const words = {
  usage: `Usage: npm run assess -- "ADDRESS" PHOTO[@SIDE]...
       npm run assess -- --new-link PROPERTY_ID

Creates a property, adds the photos (JPEG, PNG or WebP, up to 10 MB each), runs the analysis, and prints the
score, its range, the hazards, and a link that opens the property in your browser and makes it yours.

SIDE says which side of the house a photo shows: front, back, left or right as you stand before the house and look
at its front, or north, east, south or west. For example: front.jpg@front deck.jpg@back

  --front-faces WAY  which way the front of the house faces: north, east, south or west
  --new-link ID      a new link for a property this command created and nobody has opened yet; replaces the old one
  --url URL          the server to use (default: the one on this machine; started if none responds)
  --nickname NAME    a name to show instead of the address
  --json             print the result as JSON, and nothing else
  --help             print this

Exit codes: 0 done, 1 something failed, 2 something in the command needs fixing.`,
  addressAndPhotosNeeded: 'An address and at least one photo are needed.',
  newLinkStandsAlone: '--new-link takes a property id only, no address or photos.',
  sideUnknown: (text: string, sides: readonly string[]) =>
    `@${text} is not a side of the house. Use one of: ${sides.join(', ')}`,
  facingUnknown: (text: string, directions: readonly string[]) =>
    `--front-faces ${text} is not a direction. Use one of: ${directions.join(', ')}`,
  urlInvalid: (text: string) =>
    `--url ${text} is not an address. Write it like http://localhost:3000`,
  photoMissing: (file: string) => `${file}: there is no such file, or it can't be read.`,
  photoIsFolder: (file: string) =>
    `${file}: this is a folder. Name the photos in it, for example ${file.replace(/[\\/]+$/, '')}/*.jpg`,
  photoRefused: (file: string, message: string) => `${file}: ${message}`,
  heicHint:
    'This is a HEIC photo from an iPhone. Export it as JPEG first, or set Settings > Camera > Formats to "Most Compatible".',
  nothingKept: 'Nothing was saved. Fix this and run the command again.',
  noAnswer: (url: string) =>
    `No server is responding at ${url}. Check the address, or start one with: npm start`,
  foreignServer: (url: string) =>
    `Something is responding at ${url}, but it is not this product, or it is not ready. Use another address with --url, or another port with PORT=3001.`,
  startingServer: (url: string) => `No server is responding at ${url} yet: starting one …`,
  serverDidNotStart: 'The server did not start. See its output above.',
  creating: (address: string) => `Creating the property: ${address}`,
  photoStored: (file: string, index: number, total: number) =>
    `Photo ${index} of ${total} stored: ${file}`,
  waiting: 'Waiting for the analysis to start …',
  looking: (done: number, total: number) =>
    total === 0
      ? 'Opening the photos …'
      : `Looking at photo ${Math.min(done + 1, total)} of ${total} …`,
  cancelled:
    'The analysis was canceled from somewhere else. The property and its photos are safe; run the command again for a score.',
  scoring: 'Calculating the score …',
  connectionLost: (url: string) =>
    `The connection to ${url} was lost. Anything already stored is safe. Run the command again.`,
  unexpectedAnswer: (url: string) =>
    `The server at ${url} sent a reply this command doesn't understand. Are both the same version?`,
  serverStays: (url: string) => `The server is running at ${url} until you press Ctrl-C.`,
  serverStopped:
    'The server that this command started has been stopped. Start it again with: npm start',
  result: (analysis: Analysis, { id, address }: Property, link: string, named: NamedSides) =>
    [
      '',
      address,
      ...scoreLines(analysis),
      '',
      ...hazardLines(analysis, named),
      ...(analysis.coverage_missing.length === 0
        ? []
        : [
            '',
            `No photo counts yet for: ${analysis.coverage_missing.map((side) => sideInWords(side, named)).join(', ')}`,
          ]),
      ...analysis.photos
        .filter((photo) => photo.error !== null)
        .map((photo) => `Photo ${photo.image_id}: ${photo.error}`),
      '',
      ...linkLines(link),
      '',
      `If the link is lost or expires: npm run assess -- --new-link ${id}`,
    ].join('\n'),
  newLink: (link: string) => linkLines(link).join('\n'),
} as const;

/** Sides named in the command. */
interface NamedSides {
  readonly facing: Facing;
  /** One per photo; null if not given. */
  readonly sides: readonly (string | null)[];
}

type ScoredHome = Pick<
  Analysis,
  'dss_score' | 'band' | 'provisional' | 'enough_seen' | 'range' | 'confidence_percent'
> & { readonly explanation: Pick<Analysis['explanation'], 'exposure'> };

/** As on the pages and in the report. */
const stillRange =
  'Even so, something may have been overlooked or misjudged. The range allows for that.';

/** Same wording as on the page: with too little seen, the range instead of a band. */
export function scoreLines(home: ScoredHome): string[] {
  const { dss_score: score, band, provisional, enough_seen: enoughSeen } = home;
  const { confidence_percent: confidence } = home;
  const { low, high } = home.range;
  const { exposure } = home.explanation;
  const known = `with ${Math.round(confidence)}% of what is scored known`;
  const around = exposure === null ? [] : [exposureText(exposure, 'en')];
  if (!enoughSeen) {
    return [
      `Range   Likely between ${low} and ${high}. We don’t know enough about your home yet.`,
      `Score   ${score} is the middle of all homes that fit what we know, ${known}`,
      ...around,
    ];
  }
  return [
    `Score   ${score}/100, ${bandWords[band]}${provisional ? ' (provisional)' : ''}`,
    `Range   Likely ${low} to ${high}, ${known}`,
    ...(isRangeOfKnown(home) ? [stillRange] : []),
    ...around,
  ];
}

/** 'back (north) side' if the front's facing is known, else the owner's own words. */
function sideInWords(direction: Direction, { facing, sides }: NamedSides): string {
  const ofHouse = houseSideOf(direction, facing);
  if (facing !== null) return `${ofHouse} (${direction}) side`;
  const isNamedByHouse = sides.some((side) => houseSides.some((each) => each === side));
  return `${isNamedByHouse ? ofHouse : direction} side`;
}

function linkLines(link: string): string[] {
  return [
    'Open this in your browser to make the property yours there (works once, within 24 hours):',
    link,
  ];
}

/** Never '-0.0': a finding in a cell that is assumed to be typical anyway costs almost nothing. */
function pointsInWords(points: number): string {
  return points < 0.05 ? '-<0.1' : `-${points.toFixed(1).padStart(4)}`;
}

function hazardLines({ hazards, enough_seen: enoughSeen }: Analysis, named: NamedSides): string[] {
  if (hazards.length === 0) {
    return [enoughSeen ? 'Hazards none found in these photos' : 'Hazards not enough known to tell'];
  }
  return [
    `Hazards ${hazards.length}`,
    ...hazards.flatMap((hazard) => [
      `  ${pointsInWords(hazard.points)}  ${hazard.title}${hazard.side === null ? '' : `, ${sideInWords(hazard.side, named)}`} (${Math.round(hazard.confidence * 100)}% confidence)`,
      `         ${hazard.explanation}`,
    ]),
  ];
}
