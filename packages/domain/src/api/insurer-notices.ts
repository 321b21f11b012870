import { z } from 'zod';
import {
  noticeDayKinds,
  noticeKinds,
  noticeOutcomes,
  noticeStepKinds,
} from '../insurer-notices/index.ts';
import { noticeLimits } from '../limits/index.ts';

export const noticeKindSchema = z.enum(noticeKinds);
export const noticeStepKindSchema = z.enum(noticeStepKinds);
export const noticeOutcomeSchema = z.enum(noticeOutcomes);

/** A year that is mistyped is none in which something of this happens. */
const daySchema = z.iso
  .date()
  .refine((day) => day >= noticeLimits.firstDay && day <= noticeLimits.lastDay, {
    error: 'must be a day of this century',
  });

const lineSchema = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\0'), { error: 'must not contain a NUL character' });

/** What was sent or answered on a day, in the owner's word. */
export const saveNoticeStepSchema = z.strictObject({
  kind: noticeStepKindSchema,
  on: daySchema,
  note: lineSchema(noticeLimits.note)
    .transform((text) => (text === '' ? null : text))
    .nullable(),
});

export const noticeStepSchema = z.object({
  id: z.uuid(),
  kind: noticeStepKindSchema,
  on: z.iso.date(),
  note: z.string().nullable(),
});

/** What the owner enters of something that an insurer sent. */
export const saveInsurerNoticeSchema = z.strictObject({
  kind: noticeKindSchema,
  insurer: lineSchema(noticeLimits.insurer),
  /** The date on it. */
  dated_on: daySchema.nullable(),
  /** By when the insurer wants to hear from the owner. */
  answer_by: daySchema.nullable(),
  /** The policy's last day, if it isn't renewed or is canceled. */
  policy_ends_on: daySchema.nullable(),
});

export const insurerNoticeSchema = z.object({
  id: z.uuid(),
  property_id: z.uuid(),
  kind: noticeKindSchema,
  insurer: z.string(),
  dated_on: z.iso.date().nullable(),
  answer_by: z.iso.date().nullable(),
  policy_ends_on: z.iso.date().nullable(),
  /** Whether there is a photo of it. */
  has_letter: z.boolean(),
  /** In the order of their days. */
  steps: z.array(noticeStepSchema),
  /** Null while it isn't over. */
  outcome: noticeOutcomeSchema.nullable(),
  resolved_on: z.iso.date().nullable(),
  /** Whether its end was added to the anonymous counts. */
  counted: z.boolean(),
  /** Whether its owner wants to be reminded by mail, a week before each day. */
  reminds: z.boolean(),
  /** The day that a home shows: the next that counts, or the last that went by; null: none is awaited. */
  next: z.object({ kind: z.enum(noticeDayKinds), by: z.iso.date() }).nullable(),
  created_at: z.iso.datetime(),
});

export const insurerNoticesSchema = z.object({ notices: z.array(insurerNoticeSchema) });

/** The anonymous counts. */
export const insurerOutcomesSchema = z.object({
  outcomes: z.array(
    z.object({
      kind: noticeKindSchema,
      outcome: noticeOutcomeSchema,
      count: z.number().int().positive(),
    }),
  ),
});

/** How it ended, on which day, and whether the owner lets it be counted: one more of its kind with this end, and nothing else. */
export const resolveNoticeSchema = z.strictObject({
  outcome: noticeOutcomeSchema,
  on: daySchema,
  counts: z.boolean(),
});

export type NoticeStepRecord = z.infer<typeof noticeStepSchema>;
export type SaveNoticeStep = z.infer<typeof saveNoticeStepSchema>;
export type InsurerNotice = z.infer<typeof insurerNoticeSchema>;
export type SaveInsurerNotice = z.infer<typeof saveInsurerNoticeSchema>;
export type ResolveNotice = z.infer<typeof resolveNoticeSchema>;
