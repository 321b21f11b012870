import {
  communityLimits,
  nextAssessment,
  nextPlan,
  yearInvestment,
  type CommunityEntry,
  type Locale,
} from '@dss/domain';
import { Document } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { datesIn } from './dates.ts';
import { familiesFor } from './fonts.ts';
import { pageWith } from './page.ts';
import { partsIn, view, type Parts } from './parts.ts';
import { renewalWords } from './renewal-words.ts';
import type { RenewalData } from './report-data.ts';
import { plainText, settingWith } from './settable.ts';
import { drawTagged, type DrawnPdf } from './tagged-pdf.ts';
import { reportWords } from './words.ts';

const source =
  'https://www.nfpa.org/Public-Education/Fire-causes-and-risks/Wildfire/Firewise-USA/Firewise-USA-Resources/Annual-renewal-information';

/**
 * Draws what the renewal of a Firewise site asks for, in the order in which NFPA does: the year's work and money, outreach, action plan and
 * risk assessment. It has what the coordinator entered, and of homes only the sums that are shown to them.
 */
export async function drawRenewal(data: RenewalData): Promise<DrawnPdf> {
  const { locale, community, year } = data;
  const words = renewalWords[locale];
  const families = await familiesFor(plainText(freeText(data)));
  const setting = settingWith(families.has, reportWords[locale].leftOut.mark);
  const parts = partsIn(families, setting);
  const context: Context = { data, words, parts, write: writtenIn(locale) };
  const content = [
    ...header(context),
    ...investment(context),
    ...outreach(context),
    ...plan(context),
    ...assessment(context),
    view({ marginTop: 10 }, parts.small(words.restsOn), parts.smallLink(source, words.source)),
  ];
  if (setting.isAnythingLeftOut()) content.push(parts.small(words.leftOut));
  const title = plainText(`${words.title(year)}: ${community.name}`);
  const page = pageWith(families.text, title, words.page);
  return drawTagged(createElement(Document, {}, page('renewal', ...content)), {
    title,
    language: locale === 'es' ? 'es-US' : 'en-US',
    madeAt: new Date(data.madeAt),
  });
}

interface Context {
  readonly data: RenewalData;
  readonly words: (typeof renewalWords)[Locale];
  readonly parts: Parts;
  readonly write: ReturnType<typeof writtenIn>;
}

function writtenIn(locale: Locale) {
  const format = locale === 'es' ? 'es-US' : 'en-US';
  const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  return {
    ...datesIn(format, ''),
    shortDay: (day: string) =>
      new Date(day).toLocaleDateString(format, { dateStyle: 'medium', timeZone: 'UTC' }),
    number: (value: number) => value.toLocaleString(format),
    usd: (value: number) => value.toLocaleString(format, dollars),
    list: (items: readonly string[]) => new Intl.ListFormat(format).format(items),
  };
}

/** Everything that the coordinator typed: what may hold any letter. */
function freeText({ community, madeBy, entries, plan: { goals } }: RenewalData): string {
  return [
    community.name,
    ...community.streets,
    madeBy,
    ...entries.flatMap(({ in_kind: inKind, note }) => [inKind ?? '', note ?? '']),
    ...goals.flatMap(({ goal, who, when }) => [goal, who ?? '', when ?? '']),
  ].join(' ');
}

function header({ data, words, parts, write }: Context): ReactElement[] {
  const { community, year, madeAt, madeBy } = data;
  return [
    parts.coverTitle(words.title(year)),
    parts.strong(plainText(community.name), { fontSize: 13, lineHeight: 1.3, marginTop: 2 }),
    parts.text(words.streets(plainText(write.list(community.streets)))),
    parts.text(words.dwellings(write.number(community.dwellings))),
    parts.small(words.made(write.date(madeAt), plainText(madeBy))),
  ];
}

const { mostOfHome: most } = communityLimits;

function investment({ data, words, parts, write }: Context): ReactElement[] {
  const { community, year, entries } = data;
  const { dwellings, figures } = community;
  const { homes, hours, hoursMissing, ...totals } = yearInvestment(community, year, entries);
  const about = (amount: string) => (homes === null ? amount : words.about(amount));
  const rows = [
    ...entries.toReversed().map((entry) => entryRow(entry, { data, words, parts, write })),
    ...(homes === null || figures === null
      ? []
      : [
          parts.row(
            cells(
              [
                '',
                words.homes(write.shortDay(figures.as_of)),
                write.number(homes.hours),
                write.usd(homes.dollars),
                write.number(homes.cubic_yards),
                '',
                words.homesNote,
              ],
              parts.text,
            ),
            'homes',
          ),
        ]),
  ];
  const { date, activity, hours: hoursName, dollars, cubicYards, inKind, note } = words.columns;
  const names = [date, activity, hoursName, dollars, cubicYards, inKind, note];
  const columns = parts.columns(cells(names, parts.strong));
  return [
    parts.opening(words.investment, parts.lead(words.asked(write.number(dwellings)))),
    parts.strong(words.hours(about(write.number(hours)))),
    parts.strong(words.money(about(write.usd(totals.dollars)))),
    parts.strong(words.yards(about(write.number(totals.cubicYards)))),
    parts.strong(words.inKind(totals.inKind)),
    parts.text(
      hoursMissing > 0
        ? words.missing(about(write.number(hoursMissing)), hoursMissing === 1)
        : words.reached,
    ),
    ...(rows.length === 0
      ? [parts.text(words.noEntries(year))]
      : tables(rows, (part) => parts.table(columns, part))),
    ...(homes === null
      ? []
      : [
          parts.small(words.homesOff(most.hours, write.usd(most.dollars), most.cubicYards), {
            marginTop: 4,
          }),
        ]),
    parts.small(words.convert, { marginTop: 4 }),
  ];
}

const shares = [0.15, 0.17, 0.09, 0.1, 0.1, 0.16, 0.23] as const;

/** How many rows the library lays out at a time: of one table with thousands it loses some, and takes long for each page. */
const rowsOfTable = 100;

function tables(
  rows: readonly ReactElement[],
  made: (part: readonly ReactElement[]) => ReactElement,
): ReactElement[] {
  return rows.flatMap((_row, index) =>
    index % rowsOfTable === 0 ? [made(rows.slice(index, index + rowsOfTable))] : [],
  );
}

/** The cells of a row of the year's table: amounts stand to the right. */
function cells(texts: readonly string[], write: Parts['text']) {
  return shares.map((share, index) => ({
    share,
    content: write(texts[index] ?? '', { textAlign: index >= 2 && index <= 4 ? 'right' : 'left' }),
  }));
}

function entryRow(entry: CommunityEntry, { words, parts, write }: Context): ReactElement {
  const { id, day, kind, hours, dollars, cubic_yards: yards, in_kind: inKind, note } = entry;
  return parts.row(
    cells(
      [
        write.shortDay(day),
        words.kinds[kind],
        hours === null ? '' : write.number(hours),
        dollars === null ? '' : write.usd(dollars),
        yards === null ? '' : write.number(yards),
        plainText(inKind ?? ''),
        plainText(note ?? ''),
      ],
      parts.text,
    ),
    id,
  );
}

function outreach({ data: { year, entries }, words, parts, write }: Context): ReactElement[] {
  const held = entries.toReversed().filter(({ kind }) => kind === 'event' || kind === 'outreach');
  return [
    parts.opening(words.outreach, parts.lead(words.outreachAsked)),
    held.length === 0
      ? parts.text(words.outreachNone(year))
      : parts.list(
          { gap: 2 },
          held.map(({ kind, day, note }) => [
            {},
            parts.text(
              [
                `${words.kinds[kind]}, ${write.day(day)}`,
                ...(note === null ? [] : [plainText(note)]),
              ].join(': '),
            ),
          ]),
        ),
  ];
}

function plan({ data, words, parts, write }: Context): ReactElement[] {
  const { planned_on: planned, goals } = data.plan;
  const widths = [0.1, 0.5, 0.22, 0.18] as const;
  const names = [words.goals.year, words.goals.goal, words.goals.who, words.goals.when];
  // In the order in which they were entered, within each year.
  const byYear = goals.toSorted((one, other) => one.year - other.year);
  return [
    parts.opening(words.plan, parts.lead(words.planAsked)),
    parts.text(
      planned === null
        ? words.plannedNone
        : words.planned(write.day(planned), write.day(nextPlan(planned))),
    ),
    goals.length === 0
      ? parts.text(words.noGoals)
      : parts.table(
          parts.columns(
            widths.map((share, index) => ({ share, content: parts.strong(names[index] ?? '') })),
          ),
          byYear.map(({ id, year, goal, who, when }) => {
            const texts = [String(year), goal, who ?? '', when ?? ''].map(plainText);
            return parts.row(
              widths.map((share, index) => ({ share, content: parts.text(texts[index] ?? '') })),
              id,
            );
          }),
        ),
  ];
}

function assessment({ data, words, parts, write }: Context): ReactElement[] {
  const { assessed_on: assessed } = data.plan;
  return [
    parts.opening(words.assessment, parts.lead(words.assessmentAsked)),
    parts.text(
      assessed === null
        ? words.assessedNone
        : words.assessed(write.day(assessed), write.day(nextAssessment(assessed))),
    ),
  ];
}
