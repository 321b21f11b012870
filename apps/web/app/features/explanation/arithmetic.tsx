import { tellersOfWord, toldBy, type HazardRow, type ScoreExplanation } from '@dss/domain';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DomainTable } from './domain-table.tsx';
import { usePointsText, useSideText } from './finding-words.ts';
import { shownGains } from '../../entities/score/gains.ts';
import {
  hazardRowsOf,
  isMostlyAssumed,
  pointTotals,
  notSeenByDomain,
} from '../../entities/score/ledger.ts';

/** The full calculation in hundredths of a point, collapsed by default. */
export function Arithmetic({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation');
  return (
    <Disclosure
      className="border-y border-line print:hidden"
      summary={<span className="font-strong">{t('arithmetic.open')}</span>}
    >
      <div className="flex flex-col gap-8 pt-2 pb-6">
        <p className="text-ink-soft">{t('arithmetic.lead')}</p>
        <div className="grid gap-8 @3xl:grid-cols-2">
          <Sum explanation={explanation} />
          <Gains explanation={explanation} />
        </div>
        <DomainTable domains={explanation.domains} />
        <HazardRows explanation={explanation} />
        <NotSeenRows explanation={explanation} />
      </div>
    </Disclosure>
  );
}

/** From 100 down to the score, line by line. */
function Sum({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation.ledger');
  const root = useTranslations('explanation');
  const points = usePointsText();
  const format = useFormatter();
  const { hazards, notSeen, ceilings, together, rounding, missing } = pointTotals(explanation);
  const { score, rows } = explanation;
  const signed = (lost: number) =>
    lost === 0
      ? root('noDeduction')
      : root(lost > 0 ? 'deduction' : 'addition', { points: points(Math.abs(lost)) });
  const lines = [
    { key: 'hazards', label: t('hazards', { count: hazardRowsOf(rows).length }), lost: hazards },
    { key: 'notSeen', label: t('notSeen'), lost: notSeen },
    ...(ceilings > 0 ? [{ key: 'ceilings', label: t('ceilings'), lost: ceilings }] : []),
    ...(together === 0 ? [] : [{ key: 'together', label: t('together'), lost: together }]),
    ...(rounding > 0 ? [{ key: 'rounding', label: t('rounding'), lost: rounding }] : []),
  ];
  return (
    <section aria-labelledby="ledger-heading" className="flex flex-col gap-3">
      <h4 id="ledger-heading" className="text-title-3 font-strong">
        {t('title')}
      </h4>
      <dl className="tabular-nums">
        <Line label={t('start')} value="100" />
        {lines.map(({ key, label, lost }) => (
          <Line key={key} label={label} value={signed(lost)} />
        ))}
        <Line
          label={t('score', { known: String(explanation.enough_seen) })}
          value={format.number(score)}
          strong
        />
      </dl>
      <p className="text-caption text-ink-soft">
        <span>{t('exact')}</span> {together !== 0 && <span>{`${t('middle')} `}</span>}
        <span>{t('proof', { missing: format.number(missing), score })}</span>
      </p>
    </section>
  );
}

function Line({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-1.5',
        strong ? 'border-t-2 border-ink font-strong' : 'border-b border-line last:border-0',
      )}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/**
 * What fixing hazards would gain and, separately, what showing unseen parts could gain, in points of the displayed
 * score: where there is none, fixing raises nothing yet.
 */
function Gains({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation.waysUp');
  const points = usePointsText();
  const { potential, confirming_unseen_gain: unseen } = explanation;
  const { fixing, showing } = shownGains(explanation);
  const isAllKnown = explanation.rows.every(({ kind }) => kind !== 'not_seen');
  const value = (key: 'plus' | 'upTo', whole: number, exact: number) =>
    whole > 0 ? t(key, { points: whole }) : exact > 0 ? t('lessThanOne') : '0';
  return (
    <section aria-labelledby="gains-heading" className="flex flex-col gap-3">
      <h4 id="gains-heading" className="text-title-3 font-strong">
        {t('title')}
      </h4>
      <dl className="flex flex-col gap-4">
        {explanation.enough_seen && (
          <Gain label={t('fix')} value={value('plus', fixing, potential.gain)}>
            <span>
              {potential.gain > 0 ? t('fixText', { score: potential.score }) : t('fixNone')}
            </span>
            {potential.gain_from_ceiling > 0 && (
              <span>{` ${t('fixCeiling', { points: points(potential.gain_from_ceiling) })}`}</span>
            )}
          </Gain>
        )}
        <Gain label={t('confirm')} value={value('upTo', showing, unseen)}>
          {unseen > 0
            ? `${t('confirmText')} ${t('confirmDiffers')}`
            : t(isAllKnown ? 'confirmNone' : 'confirmHeld')}
        </Gain>
      </dl>
    </section>
  );
}

function Gain({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt className="font-strong">{label}</dt>
      <dd className="font-strong whitespace-nowrap text-forest tabular-nums">{value}</dd>
      <dd className="col-span-2 text-caption text-ink-soft">{children}</dd>
    </div>
  );
}

function HazardRows({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation.arithmetic');
  const rows = hazardRowsOf(explanation.rows);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="hazard-rows-heading" className="flex flex-col gap-2">
      <h4 id="hazard-rows-heading" className="text-title-3 font-strong">
        {t('hazards')}
      </h4>
      <ul className="text-caption">
        {rows.map((row) => (
          <HazardRow key={row.hazard_type} row={row} explanation={explanation} />
        ))}
      </ul>
    </section>
  );
}

/** Whose word a finding rests on, and that it counts. */
function useToldInFull(): (row: HazardRow) => string {
  const t = useTranslations('explanation.arithmetic');
  const seenBy = useSeenByText();
  return ({ evidence }) => {
    const { owner, assessors } = tellersOfWord(evidence);
    const seen = assessors.map((by) => seenBy(by, 'seen'));
    return [...seen, t(owner || seen.length === 0 ? 'told' : 'seen')].join(' ');
  };
}

/** One deduction, and why it differs from the hazard's weight. */
function HazardRow({ row, explanation }: { row: HazardRow; explanation: ScoreExplanation }) {
  const t = useTranslations('explanation');
  const points = usePointsText();
  const sideText = useSideText();
  const descriptions = useDescriptions();
  const toldText = useToldInFull();
  const sides = row.sides.map(({ side }) => side);
  const { confidence, seen, said } = toldBy(sides, row.evidence);
  /** Sides are told apart only where photos show some and the owner's word alone tells of others. */
  const of = (some: typeof seen, text: string) =>
    seen.length > 0 && said.length > 0 ? `${sideText(some, row.evidence)}: ${text}` : text;
  const isSure = row.sides.every(({ side, confirmed }) => confirmed || said.includes(side));
  const tellers = [
    ...(confidence === null
      ? []
      : [
          of(
            seen,
            t('arithmetic.sure', {
              percent: Math.round(confidence * 100),
              confirmed: String(isSure),
            }),
          ),
        ]),
    ...(confidence === null || said.length > 0 ? [of(said, toldText(row))] : []),
  ];
  const notes = [
    [
      ...tellers,
      ...(explanation.enough_seen
        ? [t('arithmetic.fixOnly', { points: points(row.fix_only) })]
        : []),
    ].join(' '),
    ...(isMostlyAssumed(row, explanation.rows) ? [t('hazards.mostlyAssumed')] : []),
    ...row.notes.map((note) => descriptions.notes[note]),
  ];
  return (
    <li data-deduction="" className="border-t border-line py-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="flex min-w-0 flex-wrap gap-x-3">
          <span className="font-strong">{descriptions.hazard(row.hazard_type).title}</span>
          <span className="text-ink-soft">{sideText(sides, row.evidence)}</span>
        </span>
        <span className="whitespace-nowrap tabular-nums">
          {row.points === 0 ? t('noDeduction') : t('deduction', { points: points(row.points) })}
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className="max-w-[80ch] text-ink-soft">
          {note}
        </p>
      ))}
    </li>
  );
}

/** The points deducted for what wasn't seen, by part of the home. */
function NotSeenRows({ explanation }: { explanation: ScoreExplanation }) {
  const t = useTranslations('explanation');
  const points = usePointsText();
  const sideText = useSideText();
  const descriptions = useDescriptions();
  const groups = notSeenByDomain(explanation.rows);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="not-seen-heading" className="flex flex-col gap-2">
      <h4 id="not-seen-heading" className="text-title-3 font-strong">
        {t('notSeen.title')}
      </h4>
      <p className="max-w-[64ch] text-ink-soft">{t('notSeen.lead')}</p>
      {groups.map((group) => (
        <div key={group.domain} className="mt-2 text-caption">
          <h5 className="flex justify-between gap-4 font-strong">
            <span>{descriptions.domains[group.domain].title}</span>
            <span className="whitespace-nowrap tabular-nums">
              {t('deduction', { points: points(group.points) })}
            </span>
          </h5>
          <ul>
            {group.rows.map((row) => (
              <li
                key={row.hazard_type}
                data-deduction=""
                className="flex items-baseline justify-between gap-4 border-t border-line py-2"
              >
                <span className="flex min-w-0 flex-wrap gap-x-3">
                  <span>
                    {t('notSeen.row', { title: descriptions.hazard(row.hazard_type).title })}
                  </span>
                  <span className="text-ink-soft">{sideText(row.sides)}</span>
                  {row.as_since_2008 === true && (
                    <span className="text-ink-soft">{t('notSeen.since2008')}</span>
                  )}
                </span>
                <span className="whitespace-nowrap tabular-nums">
                  {t('deduction', { points: points(row.points) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
