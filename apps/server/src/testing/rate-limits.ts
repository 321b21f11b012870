import { readConfig, type RateLimitConfig } from '../config/index.ts';

/** The default limits. */
export const specifiedLimits: RateLimitConfig = readConfig({}).rateLimits;

const wide = { max: 1_000_000, windowMs: 60_000 };

/** Limits that tests of other features don't reach. */
export const wideLimits: RateLimitConfig = {
  limits: {
    createProperty: wide,
    uploadInCreation: wide,
    uploadInPropertyView: wide,
    photosOfUpload: wide,
    uploadedMegabytes: wide,
    analysis: wide,
    edit: wide,
    placeSearch: wide,
    aerialPicture: wide,
    ownDataDownload: wide,
    workDaySignUp: wide,
    signIn: wide,
    accountMail: wide,
    mailToAddress: wide,
    mailToAgency: wide,
    other: wide,
  },
  networkFactor: 10,
  trustedProxies: [],
};
