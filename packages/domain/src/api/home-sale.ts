import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { homeRoleSchema } from './home-people.ts';
import { workBasisSchema } from './sharing.ts';

/** Days between which a sale can be: since California's law on it, and before a year that is mistyped. */
export const saleDayBounds = { first: '2021-07-01', last: '2099-12-31' } as const;

const saleDay = z.iso
  .date()
  .refine((day) => day >= saleDayBounds.first && day <= saleDayBounds.last, {
    error: `must be from ${saleDayBounds.first} to ${saleDayBounds.last}`,
  })
  .nullable();

/** The days of a home's sale. Null: not known. */
export const homeSaleSchema = z.object({
  /** On which seller and buyer sign. */
  contract_on: saleDay,
  /** On which the sale closes. */
  closing_on: saleDay,
});

/** What of a sale's days is said anew. One that is left out stays as it is: somebody else may have just entered it. */
export const changedSaleSchema = homeSaleSchema.partial();

/** How many of the points that a state's lists for a sale name are met, open, and nobody's word yet. */
export const salePointCountsSchema = z.object({
  none_found: z.number().int(),
  found: z.number().int(),
  not_asked: z.number().int(),
});

/** A home with an agent, or a buyer, as that one sees it in a list. */
export const listingSchema = z.object({
  role_id: z.uuid(),
  role: homeRoleSchema.exclude(['assessor']),
  address: z.string(),
  /** Where it is, as a two-letter code; null: not known. */
  state: z.string().nullable(),
  sale: homeSaleSchema,
  /** Null before there is a result, and where we know of no list for a sale. */
  points: salePointCountsSchema.nullable(),
});

/** A point of a list for a sale, and how the home stands. */
const saleListPointSchema = z.object({
  hazard_type: hazardTypeSchema,
  state: z.enum(['found', 'partly_seen', 'none_found', 'not_asked']),
  /** What the owner says was done about it; null: nothing. */
  done: z.object({ basis: workBasisSchema, done_on: z.iso.date().nullable() }).nullable(),
});

/** The lists for a sale that hold or may hold where a home is, point by point. */
export const saleListsSchema = z.object({
  /** Null before there is a result; empty where we know of no list. */
  lists: z
    .array(
      z.object({
        list: z.enum(['inspected', 'retrofits']),
        points: z.array(saleListPointSchema),
      }),
    )
    .nullable(),
});

export const listingsSchema = z.object({ listings: z.array(listingSchema) });

/** What goes along when a home is handed over. */
export const handOverSchema = z.object({
  /** Whether results before the newest go along. */
  keeps_history: z.boolean(),
  /** Whether whoever hands it over, with an account, asks to stay on it as its agent. Its new owner decides. */
  stays_as_agent: z.boolean(),
});

export type HomeSale = z.infer<typeof homeSaleSchema>;
export type ChangedSale = z.infer<typeof changedSaleSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type SaleLists = z.infer<typeof saleListsSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
