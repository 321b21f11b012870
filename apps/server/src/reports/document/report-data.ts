import type {
  ActionPlan,
  AddressFacts,
  Analysis,
  Attribution,
  EarlierAddress,
  FinishedWork,
  HousePlan,
  Locale,
  MappedExposure,
  Photo,
  Property,
  StoredAnswer,
  StoredDispute,
} from '@dss/domain';

/** A JPEG made for the report, small enough for all of them to be mailed. */
export interface ReportPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** All of it, or its first page alone. */
export type ReportForm = 'report' | 'summary';

/** Everything that a report says, as the API gives it. It crosses into the thread that draws it. */
export interface ReportData {
  readonly locale: Locale;
  readonly madeAt: string;
  /** Proves that the report is genuine, with the address of the page that says so. */
  readonly code: string;
  readonly checkUrl: string;
  readonly property: Property;
  readonly earlierAddresses: readonly EarlierAddress[];
  /** What is known of where the home is. */
  readonly addressFacts: AddressFacts;
  readonly analysis: Analysis;
  readonly photos: readonly Photo[];
  readonly answers: readonly StoredAnswer[];
  readonly disputes: readonly StoredDispute[];
  /** The work that the owner plans, what is done included. */
  readonly planned: ActionPlan['step_ids'];
  /** Work that the owner says is done, and when. What it cost and what was noted stays with the owner. */
  readonly work: readonly FinishedWork<Photo>[];
  /** The home from above, with the numbers that its findings have in the report. */
  readonly housePlan: HousePlan;
  /** With what maps say of sides that the owner hasn't settled. */
  readonly exposure: MappedExposure | null;
  /** How many photos were removed after something had been found in them, and not brought back. */
  readonly removedPhotos: number;
  /** By the client's id of a photo: a picture of it, and a thumbnail. A photo that could not be read has none. */
  readonly pictures: ReadonlyMap<string, ReportPicture>;
  readonly thumbnails: ReadonlyMap<string, ReportPicture>;
  /** The aerial picture of exactly the map view, if there is one. */
  readonly map: { readonly jpeg: Uint8Array; readonly attribution: readonly Attribution[] } | null;
}

/** A letter that an owner wrote. Its text is drawn and forgotten. */
export interface LetterData {
  readonly locale: Locale;
  readonly text: string;
}

/** What the drawing thread is given. */
export type DrawingRequest =
  | { readonly report: ReportData; readonly form: ReportForm; readonly letter?: never }
  | { readonly report?: never; readonly form?: never; readonly letter: LetterData };
