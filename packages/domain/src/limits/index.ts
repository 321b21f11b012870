/** Limits of the specification (core flow, section 9) and of the product decisions. Sizes in bytes, times in ms. */
export const photoLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFileNameLength: 255,
  acceptedTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  /** A photo with more pixels than this is refused before it is decoded. */
  maxPixels: 100_000_000,
  /** A photo that can only be decoded whole, and takes more bytes than this for it, is refused before. */
  maxDecodedBytes: 256 * 1024 * 1024,
  workingCopyPixels: 1536,
  thumbnailPixels: 400,
  perUploadAction: 50,
  perProperty: 200,
  signedUrlMs: 60 * 60 * 1000,
  /** A signed URL is handed out again while it is younger than this. */
  signedUrlReuseMs: 30 * 60 * 1000,
  uploadBatchSize: 3,
} as const;

export const textLimits = {
  sanitizedText: 1000,
  imagePath: 500,
  propertyId: 100,
  placementText: 1000,
} as const;

/** Characters of a request for a policy review. */
export const policyReviewLimits = { name: 100, email: 254, phone: 40, notes: 2000 } as const;

export const placeLimits = {
  /** Addresses are suggested for more characters than these (core flow, section 5). */
  tooFewCharacters: 2,
  maxCharacters: 200,
  maxSuggestions: 5,
} as const;

export const analysisLimits = {
  /** An analysis younger than this, with unchanged inputs, is reused. */
  recentMs: 5 * 60 * 1000,
} as const;

/** So many within a window that slides. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** The specified windows of one person (core flow, section 5). A deployment may set others for its server. */
export const rateLimits = {
  createProperty: { max: 5, windowMs: 60_000 },
  /** Choosings of files while a property is created. */
  uploadInCreation: { max: 20, windowMs: 5 * 60_000 },
  /** Choosings of files on the property's own page. */
  uploadInPropertyView: { max: 15, windowMs: 5 * 60_000 },
  analysis: { max: 5, windowMs: 60_000 },
  other: { max: 10, windowMs: 60_000 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export const realtimeLimits = {
  heartbeatMs: 25_000,
  /** A ticket admits one connection, this soon. */
  ticketMs: 30_000,
  /** Of one message of a client. */
  maxMessageBytes: 1024,
  /** Messages of one client that may wait to be answered. */
  maxWaitingMessages: 32,
  /** Properties that one connection follows. */
  maxSubscriptions: 20,
  /** Open at once for one actor in one server process. */
  maxConnectionsPerActor: 50,
} as const;

export const deletionLimits = {
  /** A page offers to undo a deletion for so long. */
  undoShownMs: 10_000,
  /** The server lets it be undone for so long: a request may be slow, or sent again. */
  undoMs: 60_000,
} as const;

export const claimLinkMs = 24 * 60 * 60 * 1000;

export const bucketName = 'dss-images';
