/** Limits of the specification (core flow, section 9) and of the product decisions. Sizes in bytes, times in ms. */
export const photoLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFileNameLength: 255,
  acceptedTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  /** A photo with more pixels than this is refused before it is decoded. */
  maxPixels: 100_000_000,
  /** Photos that can't be decoded in parts, and need more memory than this, are refused before decoding. */
  maxDecodedBytes: 256 * 1024 * 1024,
  workingCopyPixels: 1536,
  thumbnailPixels: 400,
  perUploadAction: 50,
  perProperty: 200,
  signedUrlMs: 60 * 60 * 1000,
  /** A signed URL younger than this is issued again. */
  signedUrlReuseMs: 30 * 60 * 1000,
  uploadBatchSize: 3,
} as const;

export const textLimits = {
  sanitizedText: 1000,
  imagePath: 500,
  propertyId: 100,
  placementText: 1000,
  /** What an owner notes about work that is done. */
  doneNote: 500,
} as const;

/** What an owner may keep of what insurers send. */
export const noticeLimits = {
  perProperty: 20,
  stepsPerNotice: 100,
  /** Characters. */
  insurer: 200,
  note: 500,
  firstDay: '2020-01-01',
  lastDay: '2099-12-31',
} as const;

/** Who may be on a home beside its owner. */
export const peopleLimits = {
  /** Invited, there, and ended within a month. */
  perHome: 20,
  nameCharacters: 100,
  /** How long an invitation can be accepted. The same stands in `apps/server/src/db/schema/access.ts`. */
  invitationDays: 14,
  /** After how many days an assessor's role ends by itself. The same stands in `apps/server/src/db/sql/home-people.sql`. */
  assessorDays: 30,
} as const;

/** What one owner may have notified of a home's warnings. */
export const pushLimits = {
  /** One more takes the place of the oldest. */
  devicesPerHome: 10,
  /** Characters. Those of browsers have some hundreds. */
  endpoint: 2000,
} as const;

/** The highest cost of work that can be entered, in dollars. */
export const mostCostUsd = 1_000_000;
export const mostWorkHours = 10_000;
export const mostWorkCubicYards = 10_000;

/** Maximum characters of the fields of a policy review request. */
export const policyReviewLimits = {
  name: 100,
  email: 254,
  phone: 40,
  notes: 2000,
  /** A form that was open for less wasn't filled in by a person. */
  minimumOpenMs: 2000,
} as const;

export const placeLimits = {
  /** Addresses are suggested only for more characters than this (core flow, section 5). */
  tooFewCharacters: 2,
  maxCharacters: 200,
  maxSuggestions: 5,
} as const;

export const analysisLimits = {
  /** An analysis younger than this, with unchanged inputs, is reused. */
  recentMs: 5 * 60 * 1000,
} as const;

/** At most this many events within a sliding window. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** The specified limits of one person (core flow, section 5). A deployment may configure others. */
export const rateLimits = {
  createProperty: { max: 5, windowMs: 60_000 },
  /** Upload actions while a property is created. */
  uploadInCreation: { max: 20, windowMs: 5 * 60_000 },
  /** Upload actions on the property's own page. */
  uploadInPropertyView: { max: 15, windowMs: 5 * 60_000 },
  analysis: { max: 5, windowMs: 60_000 },
  other: { max: 10, windowMs: 60_000 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export const realtimeLimits = {
  heartbeatMs: 25_000,
  /** How long a ticket is valid; it admits one connection. */
  ticketMs: 30_000,
  /** Size limit of one client message. */
  maxMessageBytes: 1024,
  /** Messages of one client that may wait for an answer. */
  maxWaitingMessages: 32,
  /** Properties that one connection follows. */
  maxSubscriptions: 20,
  /** Concurrent connections of one actor in one server process. */
  maxConnectionsPerActor: 50,
} as const;

export const deletionLimits = {
  /** How long the server accepts an undo: longer than pages offer it, because requests may be slow or repeated. */
  undoMs: 60_000,
} as const;

export const communityLimits = {
  /** NFPA's for a Firewise site. */
  fewestDwellings: 8,
  mostDwellings: 2500,
  mostStreets: 100,
  /** Of a boundary. */
  mostCorners: 100,
  nameCharacters: 100,
  /** Of one account. */
  mostCommunities: 20,
  /** Nothing is shown of the homes of fewer owners, and new figures have the homes of as many that are new, gone or different. */
  fewestOwners: 5,
  /** What counts of one home's finished work in a year. The same stands in `db/sql/communities.sql`, which counts. */
  mostOfHome: { hours: 24, dollars: 2000, cubicYards: 10 },
  /** Of a home, for the assessment that its community prints. */
  mostPhotosOfHome: 5,
  captionCharacters: 120,
  /** Of a community, in a calendar year: one for each dwelling of the largest. */
  mostEntries: 2500,
  firstEntryDay: '2000-01-01',
  mostEntryHours: 100_000,
  mostEntryUsd: 10_000_000,
  mostEntryCubicYards: 100_000,
  entryTextCharacters: 500,
} as const;

/** What a coordinator says of a day on which neighbors work together, and who may say that they come. */
export const workDayLimits = {
  /** Of one community. */
  mostDays: 200,
  placeCharacters: 200,
  lineCharacters: 300,
  mostLines: 30,
  /** A day is at most so far ahead. */
  mostDaysAhead: 731,
  firstNameCharacters: 40,
  /** Of one day; more than come where the largest neighborhoods do. */
  mostSignUps: 200,
  mostPeople: 20,
  /** After the day, who signed up is kept so long: for the hours of all. */
  signUpsKeptDays: 30,
} as const;

/** NFPA's for a Firewise site: an action plan is of three years and updated by then, a risk assessment is of five. */
export const communityPlanLimits = {
  years: 3,
  assessmentYears: 5,
  mostGoals: 60,
  goalCharacters: 300,
  whoCharacters: 100,
} as const;

export const homeVisitLimits = {
  notes: 4000,
  organization: 100,
} as const;

export const claimLinkMs = 24 * 60 * 60 * 1000;

export const bucketName = 'dss-images';
