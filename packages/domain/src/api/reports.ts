import { z } from 'zod';
import { localeSchema } from './locale.ts';

export const makeReportSchema = z.object({ locale: localeSchema });

/** What is kept about a report: the file itself isn't. */
export const reportSchema = z.object({
  /** Proves that a file is the report; printed on it. */
  code: z.string(),
  locale: localeSchema,
  /** Of the file. */
  bytes: z.number().int(),
  sha256: z.string(),
  /** Null for one made before pages were counted. */
  pages: z.number().int().nullable(),
  made_at: z.iso.datetime(),
});

/**
 * How a report writes when it was made, and how the page that checks it does, so that the two can be compared: in the zone
 * where most homes are, which it names. It ends with the zone: a sentence may end after it, which it may not after "p.m.".
 */
export const reportTimeFormat = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'short',
} as const;

/** The day of a moment, '2026-11-27', in the zone in which a report writes dates: for names of files. */
export function reportDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: reportTimeFormat.timeZone });
}

export const reportListSchema = z.object({ reports: z.array(reportSchema) });

export const checkReportSchema = z.object({ code: z.string().max(100) });

/** All that a report's code reveals. */
export const checkedReportSchema = reportSchema.pick({ sha256: true, made_at: true, pages: true });

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 5;
const lettersPerGroup = 5;

/** How many random bytes a report's code takes: one for each letter. */
export const reportCodeBytes = groups * lettersPerGroup;

/** A report's code of 125 random bits, in letters that aren't mistaken for one another. */
export function reportCode(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => alphabet[byte % alphabet.length] ?? '0').join('');
  return inGroups(letters.slice(0, reportCodeBytes));
}

/** A code as it was typed or copied, in the form in which it is kept; null if it can't be one. */
export function readReportCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode = letters.length === reportCodeBytes && !letters.includes('U');
  return isCode ? inGroups(letters) : null;
}

function inGroups(letters: string): string {
  return letters.match(/.{5}/g)?.join('-') ?? letters;
}

export type Report = z.infer<typeof reportSchema>;
export type CheckedReport = z.infer<typeof checkedReportSchema>;
