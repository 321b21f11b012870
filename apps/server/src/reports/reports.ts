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
import {
  assertOwned,
  asOwner,
  isAccessDenied,
  tables,
  type Actor,
  type Database,
} from '../db/index.ts';
import { readerOfPapers, type PapersOf } from '../sales/papers.ts';
import type { DrawingRequest, LetterData, ReportForm } from './document/report-data.ts';
import { drawApart } from './draw-pdf.ts';
import {
  gatherPacket,
  gatherReport,
  type ReportDependencies,
  type SealedFile,
} from './gather-report.ts';

const { reports } = tables;

/** A report's file, with what is kept about it. */
export interface MadeReport {
  readonly pdf: Uint8Array;
  readonly report: Report;
}

interface MakingReport {
  readonly locale: Locale;
  /** The address of the page on which a code is checked. */
  readonly checkPage: string;
}

/**
 * Makes the report of a home, or its summary of one page, and keeps its hash under a new code. The file is the owner's alone: it isn't kept here.
 * @throws DssError `property_not_found` unless the actor owns it, `analysis_not_found`, `report_busy`, `report_failed`
 */
export async function makeReport(
  dependencies: ReportDependencies,
  actor: Actor | null,
  {
    propertyId,
    form,
    ...making
  }: MakingReport & { readonly propertyId: string; readonly form: ReportForm },
): Promise<MadeReport> {
  const { db } = dependencies;
  // Before anything is prepared for somebody who may not have it.
  await db.asActor(actor, (tx) => assertOwned(tx, propertyId));
  return makeSealed(dependencies, actor, propertyId, making, async (sealed) => ({
    kind: form,
    data: await gatherReport(dependencies, actor, { propertyId, ...sealed }),
  }));
}

/** A packet's file, with the address of its home, by which the file is named. */
export interface MadePacket extends MadeReport {
  readonly address: string;
}

/**
 * Makes the disclosure packet of a home's sale, for its owner or for a role that gets the papers. It is sealed as a report is.
 * @throws DssError `property_not_found` unless the actor owns the home, or `session_missing`, `home_role_not_found`; `analysis_not_found`,
 *   `report_busy`, `report_failed`
 */
export async function makePacket(
  dependencies: ReportDependencies,
  actor: Actor | null,
  of: PapersOf,
  making: MakingReport,
): Promise<MadePacket> {
  const { db } = dependencies;
  const { reader, propertyId } = await readerOfPapers(db, actor, of);
  let address = '';
  const made = await makeSealed(dependencies, reader, propertyId, making, async (sealed) => {
    const data = await gatherPacket(dependencies, actor, of, sealed);
    address = data.property.address_formatted;
    return { kind: 'packet', data };
  });
  return { ...made, address };
}

/** @param sealer who keeps the seal, and has the right to */
async function makeSealed(
  { db, clock }: ReportDependencies,
  sealer: Actor | null,
  propertyId: string,
  { locale, checkPage }: MakingReport,
  prepare: (sealed: SealedFile) => Promise<DrawingRequest>,
): Promise<MadeReport> {
  const code = reportCode(randomBytes(reportCodeBytes));
  const madeAt = clock();
  const { pdf, pages } = await drawApart(() =>
    prepare({ locale, code, checkUrl: `${checkPage}#${code}`, madeAt }),
  );
  const row = {
    code,
    propertyId,
    locale,
    bytes: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    pages,
    madeAt,
  };
  try {
    await db.asActor(sealer, (tx) => tx.insert(reports).values(row));
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
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
  const { pdf } = await drawApart(() => Promise.resolve({ kind: 'letter', data: letter }));
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
