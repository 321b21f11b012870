import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { upkeepTaskIds } from '../upkeep/index.ts';
import { localeSchema } from './locale.ts';

export const sourceKindSchema = z.enum(['official', 'study', 'guide']);
/** The document that states a fact. */
export const sourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  kind: sourceKindSchema,
  /** False if only copies, summaries or reports of it could be compared. */
  compared: z.boolean(),
});

/** A hazard that a task of upkeep keeps away. */
export const preventedHazardSchema = z.object({ hazard_type: hazardTypeSchema, title: z.string() });

/** What a home needs each year, in the language of the answer. */
export const upkeepSchema = z.object({
  tasks: z.array(
    z.object({
      id: z.enum(upkeepTaskIds),
      title: z.string(),
      /** How it is done. */
      text: z.string(),
      /** 1 to 12. */
      months: z.array(z.number().int().min(1).max(12)),
      /**
       * Why it is on the list: its hazard was found; was looked for and isn't there, which is to stay so; hasn't been looked for;
       * or it is for every home.
       */
      reason: z.enum(['found', 'in_order', 'unseen', 'every_home']),
      /** The hazards that it keeps away and that count as found now. */
      found: z.array(preventedHazardSchema),
      /** Those that were found, and that after-photos show to be gone. */
      cleared: z.array(
        preventedHazardSchema.extend({
          /** The day on which the owner says they were removed. */
          done_on: z.iso.date().nullable(),
        }),
      ),
      /** Those that weren't seen everywhere yet. */
      unseen: z.array(preventedHazardSchema),
      sources: z.array(sourceSchema),
    }),
  ),
});

/** A calendar of the upkeep that programs read again by themselves. */
export const calendarLinkSchema = z.object({
  /** The whole link. Whoever has it reads the calendar. */
  url: z.url(),
  /** What calendar programs call it: four letters stand for the home, whose address it doesn't name. */
  name: z.string(),
  /** The language in which it was made, and stays. */
  locale: localeSchema,
  created_at: z.iso.datetime(),
});

export type CalendarLink = z.infer<typeof calendarLinkSchema>;
export type HomeUpkeep = z.infer<typeof upkeepSchema>;
