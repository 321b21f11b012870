import { homesInRange, scoringWeights } from '@dss/domain';
import { Document } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { appendixSection } from './appendix.ts';
import { firstPage, firstPageRooms, type FirstPageRoom } from './first-page.ts';
import { factsOf, type Facts } from './facts.ts';
import { findingsSection } from './findings.ts';
import { familiesFor } from './fonts.ts';
import { lawsSection } from './laws.ts';
import { mapSection } from './map.ts';
import { pageWith } from './page.ts';
import { partsIn, type Parts } from './parts.ts';
import type { ReportData, ReportForm } from './report-data.ts';
import { plainText, settingWith } from './settable.ts';
import { settledSection } from './settled.ts';
import { sumsSection } from './sums.ts';
import {
  answersSection,
  planSection,
  programsSection,
  referencesSection,
  unseenSection,
} from './tables.ts';
import { drawTagged, type DrawnPdf } from './tagged-pdf.ts';

/**
 * Draws a report as a PDF of letter size. Its language, title and author are set, sections are bookmarks, and it is tagged for
 * screen readers.
 */
export async function drawReport(data: ReportData): Promise<DrawnPdf> {
  const { room } = await fittingSummary(data);
  return draw(data, room, 'report');
}

/** Draws the first page of a report alone: always one page. */
export async function drawSummary(data: ReportData): Promise<DrawnPdf> {
  const { drawn } = await fittingSummary(data);
  return drawn;
}

/** As much of the first page as fits on it, however long the address and however many the hazards. */
async function fittingSummary(
  data: ReportData,
): Promise<{ readonly room: FirstPageRoom; readonly drawn: DrawnPdf }> {
  const [most, ...less] = firstPageRooms;
  if (most === undefined) throw new Error('There is no room for a first page.');
  let room = most;
  let drawn = await draw(data, room, 'summary');
  for (const next of less) {
    if (drawn.pages === 1) break;
    room = next;
    drawn = await draw(data, room, 'summary');
  }
  return { room, drawn };
}

async function draw(data: ReportData, room: FirstPageRoom, form: ReportForm): Promise<DrawnPdf> {
  const facts = factsOf(data);
  const { words } = facts;
  const families = await familiesFor(plainText(freeText(data)));
  const setting = settingWith(families.has, words.leftOut.mark);
  const parts = partsIn(families, setting);
  const name = form === 'summary' ? words.summaryTitle : words.title;
  const title = plainText(`${name}: ${data.property.address_formatted}`);
  const [checkPage = ''] = data.checkUrl.split('#');
  const page = pageWith(families.text, words.footer(data.code, checkPage), words.page);
  // In reading order: documents are numbered as they are first cited, and those that were cited come last.
  const sections =
    form === 'summary'
      ? []
      : [
          settledSection(data, facts, parts),
          findingsSection(data, facts, parts),
          unseenSection(data, facts, parts),
          planSection(data, facts, parts),
          sumsSection(data, facts, parts),
          programsSection(data, facts, parts),
          lawsSection(data, facts, parts),
          answersSection(data, facts, parts),
          mapSection(data, facts, parts),
          appendixSection(data, facts, parts),
          methodSection(data, facts, parts),
          referencesSection(data, facts, parts),
        ].flat();
  // After the sections, to know whether something in them was left out.
  const first = firstPage(data, name, room, setting, facts, parts);
  return drawTagged(
    createElement(
      Document,
      {},
      page('first', first),
      ...(sections.length === 0 ? [] : [page('report', ...sections)]),
    ),
    {
      title,
      language: data.locale === 'es' ? 'es-US' : 'en-US',
      subject: `${words.code} ${data.code}`,
      madeAt: new Date(data.madeAt),
    },
  );
}

/** How the score was made. What the report isn't stands on its first page. */
function methodSection({ analysis }: ReportData, { words }: Facts, parts: Parts): ReactElement[] {
  const who =
    analysis.provider === 'built-in'
      ? words.method.builtIn
      : words.method.aiModel(`${analysis.model_name} (${analysis.provider})`);
  return [
    parts.opening(words.method.title),
    parts.small(words.method.summary(scoringWeights.domainCaps.zone_0, homesInRange)),
    parts.small(
      [
        words.method.version(analysis.weights_version),
        ...(analysis.photos.length === 0 ? [] : [words.method.looked(who)]),
      ].join(' '),
      { marginTop: 4 },
    ),
  ];
}

/** Everything that people typed, or a model wrote: what may hold any letter. */
function freeText({ property, earlierAddresses, photos, disputes, analysis }: ReportData): string {
  return [
    property.address,
    property.address_formatted,
    ...earlierAddresses.map(({ address }) => address),
    ...photos.flatMap(({ file_name: file, placement }) => [
      file ?? '',
      placement?.name ?? '',
      placement?.caption ?? '',
    ]),
    ...disputes.map(({ reason }) => reason),
    ...analysis.explanation.rows.flatMap((row) =>
      row.kind === 'hazard' ? row.evidence.map(({ explanation }) => explanation) : [],
    ),
    analysis.model_name,
  ].join(' ');
}
