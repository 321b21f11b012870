import { z } from 'zod';
import { communityLimits } from '../limits/index.ts';
import { workAmount } from './work-amount.ts';

const { entryTextCharacters, mostEntryHours, mostEntryUsd, mostEntryCubicYards } = communityLimits;

/** What work or event an entry of a community's year is about. */
export const communityEntryKinds = ['event', 'outreach', 'work_day', 'home', 'other'] as const;
export const communityEntryKindSchema = z.enum(communityEntryKinds);

const said = z
  .string()
  .trim()
  .max(entryTextCharacters)
  .refine((text) => !text.includes('\0'), { error: 'must not contain a NUL character' })
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** What a coordinator says of one event or work. Null: they didn't say. */
export const communityEntryDetailsSchema = z
  .object({
    /** In the coordinator's calendar: today or earlier. */
    day: z.iso.date(),
    kind: communityEntryKindSchema,
    /** Of all people together. */
    hours: workAmount(mostEntryHours),
    /** Whole dollars. */
    dollars: z.number().int().min(0).max(mostEntryUsd).nullable(),
    /** Of what was taken away. */
    cubic_yards: workAmount(mostEntryCubicYards),
    /** What was given instead of money. */
    in_kind: said,
    note: said,
  })
  .refine(({ day }) => day >= communityLimits.firstEntryDay, {
    error: `must not be before ${communityLimits.firstEntryDay}`,
    path: ['day'],
  });

export const communityEntrySchema = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  kind: communityEntryKindSchema,
  hours: z.number().nullable(),
  dollars: z.number().int().nullable(),
  cubic_yards: z.number().nullable(),
  in_kind: z.string().nullable(),
  note: z.string().nullable(),
});

/** What a coordinator entered for a calendar year. */
export const communityYearSchema = z.object({
  year: z.number().int(),
  /** The years that have entries, the newest first. */
  years: z.array(z.number().int()),
  /** The latest first. */
  entries: z.array(communityEntrySchema),
});

export type CommunityEntryKind = z.infer<typeof communityEntryKindSchema>;
export type CommunityEntryDetails = z.infer<typeof communityEntryDetailsSchema>;
export type CommunityEntry = z.infer<typeof communityEntrySchema>;
export type CommunityYear = z.infer<typeof communityYearSchema>;
