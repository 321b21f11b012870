import { z } from 'zod';
import { communityLimits, communityPlanLimits } from '../limits/index.ts';
import { localeSchema } from './locale.ts';
import { oneLine } from './one-line.ts';

const { mostGoals, goalCharacters, whoCharacters, years } = communityPlanLimits;

const since = z.iso
  .date()
  .refine((day) => day >= communityLimits.firstEntryDay, {
    error: `must not be before ${communityLimits.firstEntryDay}`,
  })
  .nullable();
const year = z.number().int().min(2000).max(2100);

export const communityGoalSchema = z.object({
  id: z.uuid(),
  /** The year in which it is to be reached. */
  year,
  goal: oneLine(goalCharacters),
  /** Who sees to it; null: nobody was named. */
  who: oneLine(whoCharacters).nullable(),
  /** When within the year, in words; null: that wasn't said. */
  when: oneLine(whoCharacters).nullable(),
});

/** A community's action plan of three years, and the day of its risk assessment, as its coordinator entered them. */
export const communityPlanSchema = z
  .object({
    /** The day of the newest risk assessment; null: not entered. */
    assessed_on: since,
    /** The day on which the action plan was made or updated last; null: not entered. */
    planned_on: since,
    /** The first of the plan's years. */
    first_year: year,
    /** In the order in which they are shown within their year. */
    goals: z.array(communityGoalSchema).max(mostGoals),
    /** How many times it was saved: a plan is saved only over the one that it was changed from. */
    revision: z.number().int().min(0).default(0),
  })
  .refine(
    ({ goals, first_year: first }) =>
      goals.every((goal) => goal.year >= first && goal.year < first + years),
    { error: `must be within ${years} years from first_year`, path: ['goals'] },
  );

/** Which year's renewal packet is drawn, and in which language. */
export const renewalPacketSchema = z.object({ year, locale: localeSchema });

export type CommunityGoal = z.infer<typeof communityGoalSchema>;
export type CommunityPlan = z.infer<typeof communityPlanSchema>;
