import type {
  ActionPlan,
  AddressFacts,
  Analysis,
  Attribution,
  Community,
  CommunityEntry,
  CommunityPlan,
  EarlierAddress,
  FinishedWork,
  HomeSale,
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

/** What a report and a packet say of a home, as the API gives it. It crosses into the thread that draws it. */
export interface HomeData {
  readonly locale: Locale;
  readonly madeAt: string;
  /** Proves that the file is genuine, with the address of the page that says so. */
  readonly code: string;
  readonly checkUrl: string;
  readonly property: Property;
  /** What is known of where the home is. */
  readonly addressFacts: AddressFacts;
  readonly analysis: Analysis;
  readonly photos: readonly Photo[];
  readonly answers: readonly StoredAnswer[];
  /** Work that the owner says is done, and when. What it cost and what was noted stays with the owner. */
  readonly work: readonly FinishedWork<Photo>[];
  /** How many photos were removed after something had been found in them, and not brought back. */
  readonly removedPhotos: number;
  /** By the client's id of a photo: a picture of it. A photo that could not be read has none. */
  readonly pictures: ReadonlyMap<string, ReportPicture>;
}

/** What a seller hands over at a sale. */
export interface PacketData extends HomeData {
  /** The days of the sale. */
  readonly sale: HomeSale;
  /** Whom the owner let make it; null: the owner made it. */
  readonly madeBy: { readonly role: 'agent' | 'buyer'; readonly name: string } | null;
}

/** Everything that a report says. */
export interface ReportData extends HomeData {
  readonly earlierAddresses: readonly EarlierAddress[];
  readonly disputes: readonly StoredDispute[];
  /** The work that the owner plans, what is done included. */
  readonly planned: ActionPlan['step_ids'];
  /** The home from above, with the numbers that its findings have in the report. */
  readonly housePlan: HousePlan;
  /** With what maps say of sides that the owner hasn't settled. */
  readonly exposure: MappedExposure | null;
  /** The same smaller. */
  readonly thumbnails: ReadonlyMap<string, ReportPicture>;
  /** The aerial picture of exactly the map view, if there is one. */
  readonly map: { readonly jpeg: Uint8Array; readonly attribution: readonly Attribution[] } | null;
}

/** A letter that an owner wrote. Its text is drawn and forgotten. */
export interface LetterData {
  readonly locale: Locale;
  readonly text: string;
}

/** What the renewal of a community's Firewise site asks for. */
export interface RenewalData {
  readonly locale: Locale;
  readonly madeAt: string;
  /** The coordinator. */
  readonly madeBy: string;
  readonly community: Community;
  readonly plan: CommunityPlan;
  readonly year: number;
  /** Of the year, the latest first. */
  readonly entries: readonly CommunityEntry[];
}

/** What the drawing thread is given. */
export type DrawingRequest =
  | { readonly kind: ReportForm; readonly data: ReportData }
  | { readonly kind: 'packet'; readonly data: PacketData }
  | { readonly kind: 'letter'; readonly data: LetterData }
  | { readonly kind: 'renewal'; readonly data: RenewalData };
