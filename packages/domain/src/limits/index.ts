/** Limits of the specification (core flow, section 9) and of the product decisions. Sizes in bytes, times in ms. */
export const photoLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxFileNameLength: 255,
  acceptedTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  /** A photo with more pixels than this is refused before it is decoded. */
  maxPixels: 100_000_000,
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

export const analysisLimits = {
  /** An analysis younger than this, with unchanged inputs, is reused. */
  recentMs: 5 * 60 * 1000,
  recommendedPhotos: 3,
  maxRecommendedPhotos: 20,
  pollMs: 2000,
  progress: {
    tickMs: 200,
    nominalMs: 18_000,
    capPercent: 95,
    longWaitMs: 30_000,
    timeoutMs: 60_000,
    completionPauseMs: 800,
  },
  /** Extra tries of a rate-limited analysis call; the wait before try n is retryBaseMs x 2^n. */
  retries: 2,
  retryBaseMs: 3000,
} as const;

export const claimLinkMs = 24 * 60 * 60 * 1000;

export const bucketName = 'dss-images';
