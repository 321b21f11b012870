import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { communityLimits, workDayLimits } from '../limits/index.ts';
import { oneLine } from './one-line.ts';

const { placeCharacters, lineCharacters, mostLines, firstNameCharacters, mostPeople } =
  workDayLimits;

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

const meeting = {
  day: z.iso.date(),
  starts_at: timeOfDay,
  ends_at: timeOfDay,
  place: oneLine(placeCharacters),
};

/** When and where people meet, by the clocks there. */
export const workDayMeetingSchema = z.object(meeting);

const lines = z.array(oneLine(lineCharacters)).max(mostLines);

/** What a coordinator says of a day on which neighbors work together. */
export const workDayDetailsSchema = z
  .object({
    ...meeting,
    /** What they work on. */
    hazard: hazardTypeSchema,
    /** What is done. */
    tasks: lines.min(1),
    /** What everybody brings. */
    bring: lines,
    cancelled: z.boolean(),
  })
  .refine(({ starts_at: starts, ends_at: ends }) => starts < ends, {
    error: 'must be after starts_at',
    path: ['ends_at'],
  })
  .refine(({ day }) => day >= communityLimits.firstEntryDay, {
    error: `must not be before ${communityLimits.firstEntryDay}`,
    path: ['day'],
  });

const day = {
  id: z.uuid(),
  ...meeting,
  hazard: hazardTypeSchema,
  tasks: z.array(z.string()),
  bring: z.array(z.string()),
  cancelled: z.boolean(),
  /** When and where it was to be before what `changed_at` tells of; null where that changed neither. */
  before: workDayMeetingSchema.nullable(),
  /** When that was changed last, or the day was canceled or not anymore; null if it never was. */
  changed_at: z.iso.datetime().nullable(),
};

export const workDaySchema = z.object({
  ...day,
  created_at: z.iso.datetime(),
  /** How many people are signed up, those who come along included. */
  people: z.number().int(),
});

/** Somebody who signed up: a first name, as they wrote it, and how many they are. */
export const workDaySignUpSchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  people: z.number().int(),
  signed_up_at: z.iso.datetime(),
});

/** A work day for its coordinator. */
export const coordinatedWorkDaySchema = workDaySchema.extend({
  /** The token comes after the #, which browsers send to nobody. */
  invitation_url: z.url(),
  /** The earliest first. */
  sign_ups: z.array(workDaySignUpSchema),
  /** The last day on which these are kept. */
  sign_ups_kept_until: z.iso.date(),
});

export const workDaysSchema = z.object({ work_days: z.array(workDaySchema) });

/** What whoever has the link learns. */
export const workDayInvitationSchema = z.object({
  ...day,
  /** The community's name. */
  community: z.string(),
  /** The name on the coordinator's account. */
  coordinator: z.string(),
  people: z.number().int(),
  /** Whether somebody may still sign up: not for a day that is over or was canceled. */
  takes_sign_ups: z.boolean(),
  sign_ups_kept_until: z.iso.date(),
});

export const workDayTokenSchema = z.object({ token: z.string().max(100) });

export const signUpForWorkDaySchema = workDayTokenSchema.extend({
  first_name: oneLine(firstNameCharacters),
  people: z.number().int().min(1).max(mostPeople),
});

export type WorkDayDetails = z.infer<typeof workDayDetailsSchema>;
export type WorkDayMeeting = z.infer<typeof workDayMeetingSchema>;
export type WorkDay = z.infer<typeof workDaySchema>;
export type WorkDaySignUp = z.infer<typeof workDaySignUpSchema>;
export type CoordinatedWorkDay = z.infer<typeof coordinatedWorkDaySchema>;
export type WorkDayInvitation = z.infer<typeof workDayInvitationSchema>;
