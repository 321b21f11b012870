import { homesInRange, scoringWeights } from '@dss/domain';
import { Document } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { appendixSection } from './appendix.ts';
import { cover } from './cover.ts';
import { factsOf, type Facts } from './facts.ts';
import { findingsSection } from './findings.ts';
import { familiesFor } from './fonts.ts';
import { mapSection } from './map.ts';
import { pageWith } from './page.ts';
import { partsIn, type Parts } from './parts.ts';
import type { ReportData } from './report-data.ts';
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
  const facts = factsOf(data);
  const { words } = facts;
  const families = await familiesFor(plainText(freeText(data)));
  const setting = settingWith(families.has, words.leftOut.mark);
  const parts = partsIn(families, setting);
  const title = plainText(`${words.title}: ${data.property.address_formatted}`);
  const page = pageWith(families.text, words.footer(data.code), words.page);
  // In reading order: documents are numbered as they are first cited, and those that were cited come last.
  const sections = [
    { title: words.map.title, content: mapSection(data, facts, parts) },
    { title: words.plan.title, content: planSection(data, facts, parts) },
    { title: words.sums.title, content: sumsSection(data, facts, parts) },
    { title: words.findings.title, content: findingsSection(data, facts, parts) },
    { title: words.settled.title, content: settledSection(data, facts, parts) },
    { title: words.unseen.title, content: unseenSection(data, facts, parts) },
    { title: words.programs.title, content: programsSection(data, facts, parts) },
    { title: words.answers.title, content: answersSection(data, facts, parts) },
    { title: words.appendix.title, content: appendixSection(data, facts, parts) },
    { title: words.method.title, content: methodSection(data, facts, parts) },
    { title: words.references.title, content: referencesSection(data, facts, parts) },
  ];
  const contents = sections.flatMap(({ title: name, content }) =>
    content.length === 0 ? [] : name,
  );
  return drawTagged(
    createElement(
      Document,
      {},
      page(
        'report',
        // After the sections, to know whether something in them was left out.
        cover(data, contents, setting, facts, parts),
        ...sections.flatMap(({ content }) => content),
      ),
    ),
    {
      title,
      language: data.locale === 'es' ? 'es-US' : 'en-US',
      subject: `${words.code} ${data.code}`,
      madeAt: new Date(data.madeAt),
    },
  );
}

/** How the score was made, and what the report isn't. */
function methodSection({ analysis }: ReportData, { words }: Facts, parts: Parts): ReactElement[] {
  const who =
    analysis.provider === 'built-in'
      ? words.method.builtIn
      : words.method.aiModel(`${analysis.model_name} (${analysis.provider})`);
  return [
    parts.opening(words.method.title, 100),
    parts.text(words.method.summary(scoringWeights.domainCaps.zone_0, homesInRange)),
    parts.text(words.method.version(analysis.weights_version), { marginTop: 6 }),
    ...(analysis.photos.length === 0
      ? []
      : [parts.text(words.method.looked(who), { marginTop: 2 })]),
    parts.group(
      0,
      parts.subheading(words.method.disclaimerTitle),
      parts.text(words.method.disclaimer),
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
