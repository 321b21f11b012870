import {
  checkEveryDays,
  isOverdue,
  lawBasis,
  lawStanding,
  type AddressFacts,
  type Analysis,
  type LawGroup,
  type LawHere,
  type LawText,
  type StoredAnswer,
} from '@dss/domain';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';

/** Laws that are alike in whether they hold. */
export function LawSection({ group, children }: { group: LawGroup; children: Elements }) {
  const t = useTranslations('rules');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="font-serif text-title-2">
        {t(`groups.${group}`)}
      </h2>
      {(group === 'local' || group === 'maybe') && (
        <p className="max-w-[68ch] text-ink-soft">{t(`about.${group}`)}</p>
      )}
      <Card className="flex flex-col divide-y divide-line px-4 sm:px-6">{children}</Card>
    </section>
  );
}

export interface LawItemProps {
  here: LawHere;
  text: LawText;
  /** The oldest day on which a law may last have been looked at. */
  oldest: string;
  /** Null: not known yet. */
  facts: AddressFacts | null;
  answers: readonly StoredAnswer[];
  /** Null before the first score. */
  analysis: Analysis | null;
}

/** What a law asks, of whom, since when, and how the home stands. */
export function LawItem({ here, text, oldest, facts, answers, analysis }: LawItemProps) {
  const t = useTranslations('rules');
  const date = useLawDate();
  const { law, group } = here;
  const basis = group === 'binding' || group === 'local' ? lawBasis(law, facts) : null;
  const status = law.status === 'in_force' ? null : t(`status.${law.status}`);
  return (
    <article className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex max-w-[68ch] flex-col gap-1">
        <h3 className="font-strong">{text.name}</h3>
        <p>{text.asks}</p>
        {analysis !== null && <Standing here={here} answers={answers} analysis={analysis} />}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft lg:flex-col">
        <p>
          {[
            t(`for.${law.for}`),
            ...(status === null ? [] : [status]),
            ...(law.from === null ? [] : [t(sinceKey(law.from, group), { date: date(law.from) })]),
          ].join(' · ')}
        </p>
        {basis !== null && <p>{t(`basis.${basis}`)}</p>}
        <p>
          <span>{t('checked', { date: date(law.checkedOn) })}</span>
          {isOverdue(law, oldest) && (
            <span className="text-caution">{` ${t('overdue', { days: checkEveryDays })}`}</span>
          )}
        </p>
        {law.url !== null && (
          <p>
            <a
              href={law.url}
              target="_blank"
              rel="noreferrer"
              className="text-forest underline underline-offset-4"
            >
              <span>{t('text')}</span>
              <span className="sr-only">{` ${text.name}`}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  );
}

function Standing({
  here,
  answers,
  analysis: { explanation, seen },
}: {
  here: LawHere;
  answers: readonly StoredAnswer[];
  analysis: Analysis;
}) {
  const t = useTranslations('rules.standing');
  const { hazard } = useDescriptions();
  const standing = lawStanding(here, { explanation, seen, answers });
  if (standing === null) return null;
  const { state, found, mayCount } = standing;
  const titlesOf = (types: typeof found) => types.map((type) => hazard(type).title).join('; ');
  const said =
    state === 'found'
      ? [
          ...(found.length > 0 ? [t('found', { hazards: titlesOf(found) })] : []),
          ...(mayCount.length > 0 ? [t('mayCount', { hazards: titlesOf(mayCount) })] : []),
        ]
      : [t(state)];
  return (
    <p className="mt-1 border-l-2 border-line-strong pl-3">
      <span className="font-strong">
        {here.law.comparedWith === undefined
          ? t('title')
          : t('titleBy', { rule: here.law.comparedWith })}
      </span>
      {said.map((sentence) => (
        <span key={sentence}>{` ${sentence}`}</span>
      ))}
    </p>
  );
}

/** Spanish names a day with an article, and a month without one. */
function sinceKey(from: string, group: LawGroup) {
  if (hasDay(from)) return group === 'coming' ? 'begins' : 'from';
  return group === 'coming' ? 'beginsMonth' : 'fromMonth';
}

function hasDay(iso: string): boolean {
  return iso.length > 'yyyy-mm'.length;
}

/** A day in the reader's words, or a month where no day is known: '2026-09-25', '2026-01'. */
function useLawDate(): (iso: string) => string {
  const format = useFormatter();
  return (iso) =>
    format.dateTime(new Date(iso), {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      ...(hasDay(iso) ? { day: 'numeric' } : {}),
    });
}
