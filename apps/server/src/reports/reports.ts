import { createHash, randomBytes } from 'node:crypto';
import {
  DssError,
  readReportCode,
  reportCode,
  reportCodeBytes,
  type CheckedReport,
  type Locale,
  type Report,
} from '@dss/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { assertOwned, asOwner, tables, type Actor, type Database } from '../db/index.ts';
import type { LetterData, ReportForm } from './document/report-data.ts';
import { drawApart } from './draw-pdf.ts';
import { gatherReport, type ReportDependencies } from './gather-report.ts';

const { reports } = tables;

/** A report's file, with what is kept about it. */
export interface MadeReport {
  readonly pdf: Uint8Array;
  readonly report: Report;
}

/**
 * Makes the report of a home, or its summary of one page, and keeps its hash under a new code. The file is the owner's alone: it isn't kept here.
 * @param checkPage the address of the page on which a code is checked
 * @throws DssError `property_not_found` unless the actor owns it, `analysis_not_found`, `report_busy`, `report_failed`
 */
export async function makeReport(
  dependencies: ReportDependencies,
  actor: Actor | null,
  {
    propertyId,
    locale,
    form,
    checkPage,
  }: {
    readonly propertyId: string;
    readonly locale: Locale;
    readonly form: ReportForm;
    readonly checkPage: string;
  },
): Promise<MadeReport> {
  const { db, clock } = dependencies;
  // Before anything is prepared for somebody who may not have it.
  await db.asActor(actor, (tx) => assertOwned(tx, propertyId));
  const code = reportCode(randomBytes(reportCodeBytes));
  const madeAt = clock();
  const { pdf, pages } = await drawApart(async () => ({
    form,
    report: await gatherReport(dependencies, actor, {
      propertyId,
      locale,
      code,
      checkUrl: `${checkPage}#${code}`,
      madeAt,
    }),
  }));
  const row = {
    code,
    propertyId,
    locale,
    bytes: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    pages,
    madeAt,
  };
  await asOwner(db, actor, propertyId, (tx) => tx.insert(reports).values(row));
  return { pdf, report: toWire(row) };
}

/**
 * Draws a letter that a home's owner wrote. Nothing of it is kept.
 * @throws DssError `property_not_found` unless the actor owns the home, `report_busy`, `report_failed`
 */
export async function drawOwnersLetter(
  db: Database,
  actor: Actor | null,
  propertyId: string,
  letter: LetterData,
): Promise<Uint8Array> {
  await db.asActor(actor, (tx) => assertOwned(tx, propertyId));
  const { pdf } = await drawApart(() => Promise.resolve({ letter }));
  return pdf;
}

/** The reports made of a home, oldest first. */
export async function listReports(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<Report[]> {
  return asOwner(db, actor, propertyId, async (tx) => {
    const rows = await tx
      .select()
      .from(reports)
      .where(eq(reports.propertyId, propertyId))
      .orderBy(asc(reports.madeAt), asc(reports.code));
    return rows.map(toWire);
  });
}

/**
 * What proves a report genuine, for whoever has its code; nothing about its home.
 * @throws DssError `report_not_found`
 */
export async function checkReport(
  db: Database,
  actor: Actor | null,
  typed: string,
): Promise<CheckedReport> {
  const code = readReportCode(typed);
  if (code === null) throw new DssError('report_not_found');
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ sha256: string; made_at: string | Date; pages: number | null }>(
      sql`select sha256, made_at, pages from app.report_seal(${code})`,
    ),
  );
  const [seal] = rows;
  if (seal === undefined) throw new DssError('report_not_found');
  const { sha256, made_at: madeAt, pages } = seal;
  return { sha256, made_at: new Date(madeAt).toISOString(), pages };
}

function toWire({
  code,
  locale,
  bytes,
  sha256,
  pages,
  madeAt,
}: Omit<typeof reports.$inferSelect, 'propertyId'>): Report {
  return { code, locale, bytes, sha256, pages, made_at: madeAt.toISOString() };
}
