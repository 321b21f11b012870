import { isIP } from 'node:net';
import { photoLimits, rateLimits, type RateLimit } from '@dss/domain';
import { z } from 'zod';
import type { ValuesOf } from './variables.ts';

const format = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/;
const written = ({ max, windowMs }: RateLimit) => `${max}/${windowMs / 1000}`;
const limit = (byDefault: RateLimit) =>
  z
    .string()
    .regex(format, 'must be a number and a window in seconds, such as 5/60')
    .default(written(byDefault));

const addressList = z.string().superRefine((list, context) => {
  const wrong = partsOf(list).find((part) => readAddressRange(part) === null);
  if (wrong === undefined) return;
  context.addIssue({
    code: 'custom',
    message: `must be addresses or networks separated by commas, such as 10.0.0.0/8; ${wrong} is neither`,
  });
});

export const rateLimitsShape = {
  RATE_LIMIT_PROPERTIES: limit(rateLimits.createProperty),
  RATE_LIMIT_UPLOADS_IN_CREATION: limit(rateLimits.uploadInCreation),
  RATE_LIMIT_UPLOADS_IN_PROPERTY_VIEW: limit(rateLimits.uploadInPropertyView),
  RATE_LIMIT_PHOTOS_OF_UPLOAD: limit({
    max: photoLimits.perUploadAction,
    windowMs: rateLimits.uploadInCreation.windowMs,
  }),
  RATE_LIMIT_UPLOADED_MEGABYTES: limit({ max: 4000, windowMs: 24 * 60 * 60_000 }),
  RATE_LIMIT_ANALYSES: limit(rateLimits.analysis),
  // A fast user tags a photo or answers a question every half second.
  RATE_LIMIT_EDITS: limit({ max: 120, windowMs: 60_000 }),
  // Every pause in typing sends a request.
  RATE_LIMIT_PLACE_SEARCHES: limit({ max: 120, windowMs: 60_000 }),
  // Dragging a map loads a dozen new tiles at a time.
  RATE_LIMIT_AERIAL_PICTURES: limit({ max: 300, windowMs: 60_000 }),
  // Each reads and packs everything that somebody has.
  RATE_LIMIT_OWN_DATA_DOWNLOADS: limit({ max: 5, windowMs: 60 * 60_000 }),
  // A household signs up once. Many may share a network, such as that of a meeting.
  RATE_LIMIT_WORK_DAY_SIGN_UPS: limit({ max: 5, windowMs: 60 * 60_000 }),
  // Attempts at the password or a code of one account.
  RATE_LIMIT_SIGN_INS: limit({ max: 10, windowMs: 5 * 60_000 }),
  RATE_LIMIT_ACCOUNT_MAILS: limit({ max: 5, windowMs: 60 * 60_000 }),
  // More than anybody needs who mistypes and tries again, and few enough for whoever never asked.
  RATE_LIMIT_MAILS_TO_ADDRESS: limit({ max: 10, windowMs: 60 * 60_000 }),
  RATE_LIMIT_MAILS_TO_AGENCY: limit({ max: 100, windowMs: 60 * 60_000 }),
  RATE_LIMIT_OTHERS: limit(rateLimits.other),
  RATE_LIMIT_NETWORK_FACTOR: z.coerce
    .number({ error: 'must be a whole number from 1 to 1000' })
    .int({ error: 'must be a whole number from 1 to 1000' })
    .min(1, { error: 'must be at least 1' })
    .max(1000, { error: 'must be at most 1000' })
    .default(10),
  TRUSTED_PROXIES: addressList.optional(),
} as const;

export type RateLimitConfig = Readonly<ReturnType<typeof toRateLimits>>;

/** The counted events. For uploads these are actions: one selection of files each. */
export type LimitName = keyof RateLimitConfig['limits'];

export interface AddressRange {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  /** Length of the network's prefix in bits. */
  readonly bits: number;
}

export function toRateLimits(environment: ValuesOf<typeof rateLimitsShape>) {
  return {
    /** Limits for one visitor or account. */
    limits: {
      createProperty: readLimit(environment.RATE_LIMIT_PROPERTIES),
      uploadInCreation: readLimit(environment.RATE_LIMIT_UPLOADS_IN_CREATION),
      uploadInPropertyView: readLimit(environment.RATE_LIMIT_UPLOADS_IN_PROPERTY_VIEW),
      photosOfUpload: readLimit(environment.RATE_LIMIT_PHOTOS_OF_UPLOAD),
      uploadedMegabytes: readLimit(environment.RATE_LIMIT_UPLOADED_MEGABYTES),
      analysis: readLimit(environment.RATE_LIMIT_ANALYSES),
      edit: readLimit(environment.RATE_LIMIT_EDITS),
      placeSearch: readLimit(environment.RATE_LIMIT_PLACE_SEARCHES),
      aerialPicture: readLimit(environment.RATE_LIMIT_AERIAL_PICTURES),
      ownDataDownload: readLimit(environment.RATE_LIMIT_OWN_DATA_DOWNLOADS),
      workDaySignUp: readLimit(environment.RATE_LIMIT_WORK_DAY_SIGN_UPS),
      signIn: readLimit(environment.RATE_LIMIT_SIGN_INS),
      accountMail: readLimit(environment.RATE_LIMIT_ACCOUNT_MAILS),
      mailToAddress: readLimit(environment.RATE_LIMIT_MAILS_TO_ADDRESS),
      mailToAgency: readLimit(environment.RATE_LIMIT_MAILS_TO_AGENCY),
      other: readLimit(environment.RATE_LIMIT_OTHERS),
    },
    /** Factor by which each limit is higher for a network. */
    networkFactor: environment.RATE_LIMIT_NETWORK_FACTOR,
    /** Proxies whose `X-Forwarded-For` is trusted. */
    trustedProxies: partsOf(environment.TRUSTED_PROXIES ?? '').flatMap(
      (part) => readAddressRange(part) ?? [],
    ),
  };
}

function readLimit(text: string): RateLimit {
  const [, max, seconds] = format.exec(text) ?? [];
  return { max: Number(max), windowMs: Number(seconds) * 1000 };
}

function readAddressRange(text: string): AddressRange | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = familyOf(address);
  if (family === null || rest.length > 0) return null;
  const most = family === 'ipv4' ? 32 : 128;
  if (bits === undefined) return { address, family, bits: most };
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return null;
  return { address, family, bits: Number(bits) };
}

function familyOf(address: string): AddressRange['family'] | null {
  switch (isIP(address)) {
    case 4:
      return 'ipv4';
    case 6:
      return 'ipv6';
    default:
      return null;
  }
}

function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
