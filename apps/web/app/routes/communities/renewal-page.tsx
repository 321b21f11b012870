import {
  communityLimits,
  nextAssessment,
  nextPlan,
  yearInvestment,
  type CommunityEntry,
  type CommunityPlan,
  type CoordinatedCommunity,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { communityYearQuery } from '../../entities/community/community-year.ts';
import { useCommunity } from '../../entities/community/communities.ts';
import { useCommunityPlan } from '../../entities/community/community-plan.ts';
import { useUsdText } from '../../entities/plan/amount-texts.ts';
import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { downloadFile } from '../../lib/api/download-file.ts';
import { FileButton } from '../../lib/api/file-button.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePaths } from '../../lib/paths.ts';
import type { Elements } from '../../ui/elements.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDayText } from '../../ui/use-day-text.ts';
import { CommunitySheet } from './community-sheet.tsx';
import { CoordinatorFrame } from './coordinator-frame.tsx';
import { YearField } from './year-field.tsx';

export const meta = appHead(({ messages }) => privateHead(pageTitle(messages.renewal.card)));

/** What a site reports each year, every three and every five years. */
const source =
  'https://www.nfpa.org/Public-Education/Fire-causes-and-risks/Wildfire/Firewise-USA/Firewise-USA-Resources/Annual-renewal-information';

/** On one sheet, in the order in which NFPA asks for it: the year's work, outreach, plan and risk assessment. */
export default function RenewalPage() {
  const t = useTranslations('renewal');
  const paths = usePaths();
  const locale = useLanguage();
  const { communityId = '' } = useParams();
  const query = useCommunity(communityId);
  const { data: plan } = useCommunityPlan(communityId);
  const [year, setYear] = useState(() => new Date().getFullYear());
  const { data: entered } = useQuery({
    ...communityYearQuery(communityId, year),
    enabled: query.data !== undefined,
  });
  return (
    <CoordinatorFrame query={query}>
      {(community) => (
        <div
          data-prints-alone
          className="page-width flex flex-1 flex-col gap-6 py-6 print:gap-0 print:py-0"
        >
          <div className="flex flex-col gap-3 print:hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-6 text-caption">
              <TextLink to={paths.community(communityId)}>{t('back')}</TextLink>
              <PrintButton label={t('packet.print')} />
            </div>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-2 text-caption">
              <div className="w-32">
                <YearField
                  label={t('packet.year')}
                  year={year}
                  entered={entered?.years}
                  onYear={setYear}
                />
              </div>
              <FileButton
                size="small"
                label={t('packet.pdf')}
                labelMeanwhile={t('packet.pdfMaking')}
                save={() =>
                  downloadFile(
                    apiPaths.renewalPackets(communityId),
                    { method: 'POST', body: { year, locale } },
                    t('packet.pdfFile', { year: String(year) }),
                  )
                }
                failed={t('packet.pdfFailed')}
              />
              <TextLink to={paths.communityPlan(communityId)}>{t('packet.editPlan')}</TextLink>
              <TextLink to={paths.communityYear(communityId)}>{t('packet.editYear')}</TextLink>
            </div>
          </div>
          {plan === undefined || entered === undefined ? (
            <Skeleton className="h-80 w-full" />
          ) : (
            <Packet community={community} plan={plan} year={year} entries={entered.entries} />
          )}
        </div>
      )}
    </CoordinatorFrame>
  );
}

interface PacketProps {
  community: CoordinatedCommunity;
  plan: CommunityPlan;
  year: number;
  entries: readonly CommunityEntry[];
}

function Packet({ community, plan, year, entries }: PacketProps) {
  const t = useTranslations('renewal.packet');
  return (
    <CommunitySheet community={community} title={t('title', { year: String(year) })}>
      <Investment community={community} year={year} entries={entries} />
      <Outreach year={year} entries={entries} />
      <Plan plan={plan} />
      <Assessment plan={plan} />
      <p className="border-t border-line pt-4 text-caption text-ink-soft">{t('restsOn')}</p>
      <p className="text-caption">
        <TextLink to={source}>{t('source')}</TextLink>
      </p>
    </CommunitySheet>
  );
}

function Part({ title, asked, children }: { title: string; asked: string; children: Elements }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-serif text-title-2">{title}</h2>
      <p className="text-caption text-ink-soft">{asked}</p>
      {children}
    </section>
  );
}

const { mostOfHome } = communityLimits;

function Investment({ community, year, entries }: Omit<PacketProps, 'plan'>) {
  const t = useTranslations('renewal.packet');
  const format = useFormatter();
  const usdText = useUsdText();
  const { dwellings, figures } = community;
  const { homes, hours, dollars, cubicYards, inKind, hoursMissing } = yearInvestment(
    community,
    year,
    entries,
  );
  const blurred = String(homes !== null);
  return (
    <Part title={t('investment')} asked={t('asked', { hours: dwellings })}>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 font-strong">
        <li>{t('entered', { hours, blurred })}</li>
        <li>{t('money', { amount: usdText(dollars), blurred })}</li>
        <li>{t('yards', { yards: cubicYards, blurred })}</li>
        <li>{t('inKind', { count: inKind })}</li>
      </ul>
      <p>{hoursMissing > 0 ? t('missing', { hours: hoursMissing, blurred }) : t('reached')}</p>
      {entries.length === 0 && homes === null ? (
        <p>{t('noEntries', { year: String(year) })}</p>
      ) : (
        <EntryTable entries={entries}>
          {homes !== null && figures !== null && (
            <tr>
              <HomesCells asOf={figures.as_of} />
              <td className={number}>{format.number(homes.hours)}</td>
              <td className={number}>{usdText(homes.dollars)}</td>
              <td className={number}>{format.number(homes.cubic_yards)}</td>
              <td className={cell}>{''}</td>
              <td className={cell}>{t('homesNote')}</td>
            </tr>
          )}
        </EntryTable>
      )}
      {homes !== null && (
        <p className="text-caption text-ink-soft">
          {t('homesOff', {
            hours: mostOfHome.hours,
            dollars: usdText(mostOfHome.dollars),
            yards: mostOfHome.cubicYards,
          })}
        </p>
      )}
      <p className="text-caption text-ink-soft">{t('convert')}</p>
    </Part>
  );
}

function HomesCells({ asOf }: { asOf: string }) {
  const t = useTranslations('renewal.packet');
  const dayText = useDayText();
  return (
    <td colSpan={2} className={cell}>
      {t('homes', { date: dayText(asOf) })}
    </td>
  );
}

const cell = 'border-b border-line py-1.5 pr-3 text-left align-top wrap-break-word';
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

function EntryTable({
  entries,
  children,
}: {
  entries: readonly CommunityEntry[];
  children: Elements;
}) {
  const t = useTranslations('renewal.packet');
  const words = useTranslations('communities.year');
  const format = useFormatter();
  const usdText = useUsdText();
  const dayText = useDayText('medium');
  const amount = (value: number | null) => (value === null ? '' : format.number(value));
  return (
    <div
      // On a phone the table is wider than the screen, and only who can reach it can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('investment')}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-xl border-collapse text-caption print:min-w-0">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {t('date')}
            </th>
            <th scope="col" className={cell}>
              {t('activity')}
            </th>
            <th scope="col" className={number}>
              {t('hours')}
            </th>
            <th scope="col" className={number}>
              {t('dollars')}
            </th>
            <th scope="col" className={number}>
              {t('cubicYards')}
            </th>
            <th scope="col" className={cell}>
              {t('kind')}
            </th>
            <th scope="col" className={cell}>
              {t('evidence')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...entries].reverse().map((entry) => (
            <tr key={entry.id}>
              <td className={`${cell} whitespace-nowrap`}>{dayText(entry.day)}</td>
              <td className={cell}>{words(`kinds.${entry.kind}`)}</td>
              <td className={number}>{amount(entry.hours)}</td>
              <td className={number}>{entry.dollars === null ? '' : usdText(entry.dollars)}</td>
              <td className={number}>{amount(entry.cubic_yards)}</td>
              <td className={cell}>{entry.in_kind ?? ''}</td>
              <td className={cell}>{entry.note ?? ''}</td>
            </tr>
          ))}
          {children}
        </tbody>
      </table>
    </div>
  );
}

function Outreach({ year, entries }: Pick<PacketProps, 'year' | 'entries'>) {
  const t = useTranslations('renewal.packet');
  const words = useTranslations('communities.year');
  const dayText = useDayText();
  const held = [...entries].reverse().filter(({ kind }) => kind === 'event' || kind === 'outreach');
  return (
    <Part title={t('outreach')} asked={t('outreachAsked')}>
      {held.length === 0 ? (
        <p>{t('outreachNone', { year: String(year) })}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {held.map(({ id, kind, day, note }) => (
            <li key={id} className="wrap-anywhere">
              {[words('activity', { kind: words(`kinds.${kind}`), day: dayText(day) }), note]
                .filter((said) => said !== null)
                .join(': ')}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Plan({ plan: { planned_on: planned, goals } }: { plan: CommunityPlan }) {
  const t = useTranslations('renewal.packet');
  const dayText = useDayText();
  const years = [...new Set(goals.map(({ year }) => year))].sort((one, other) => one - other);
  return (
    <Part title={t('plan')} asked={t('planAsked')}>
      <p>
        {planned === null
          ? t('plannedNone')
          : t('planned', { date: dayText(planned), due: dayText(nextPlan(planned)) })}
      </p>
      {goals.length === 0 ? (
        <p>{t('noGoals')}</p>
      ) : (
        <table className="w-full border-collapse text-caption" aria-label={t('plan')}>
          <thead>
            <tr>
              <th scope="col" className={`${cell} w-14`}>
                {t('year')}
              </th>
              <th scope="col" className={cell}>
                {t('goal')}
              </th>
              <th scope="col" className={cell}>
                {t('who')}
              </th>
              <th scope="col" className={cell}>
                {t('when')}
              </th>
            </tr>
          </thead>
          <tbody>
            {years.flatMap((year) =>
              goals
                .filter((goal) => goal.year === year)
                .map(({ id, goal, who, when }) => (
                  <tr key={id}>
                    <td className={cell}>{String(year)}</td>
                    <td className={cell}>{goal}</td>
                    <td className={cell}>{who ?? ''}</td>
                    <td className={cell}>{when ?? ''}</td>
                  </tr>
                )),
            )}
          </tbody>
        </table>
      )}
    </Part>
  );
}

function Assessment({ plan: { assessed_on: assessed } }: { plan: CommunityPlan }) {
  const t = useTranslations('renewal.packet');
  const dayText = useDayText();
  return (
    <Part title={t('assessment')} asked={t('assessmentAsked')}>
      <p>
        {assessed === null
          ? t('assessedNone')
          : t('assessed', { date: dayText(assessed), due: dayText(nextAssessment(assessed)) })}
      </p>
    </Part>
  );
}
