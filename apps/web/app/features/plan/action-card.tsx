import type { Action, Analysis, Gain, HazardTypeId, Photo, PlannedScore } from '@dss/domain';
import { shownRise, stepById, workInWords } from '@dss/domain';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { HazardDrawing } from '../../entities/hazard/drawings/index.ts';
import {
  ProgramList,
  AskFireDistrict,
  RuleList,
  RuleNames,
  SourceLinks,
  useDescriptions,
  type Guidance,
  type useGuidance,
} from '../../entities/hazard/texts/index.ts';
import { evidenceOf, MarkedThumbnail, type EvidenceItem } from '../../entities/evidence/index.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sentencesIn } from './sentences.ts';

export interface ActionCardProps {
  action: Action;
  /** Without what is planned. */
  now: PlannedScore;
  /** What it gains as part of the plan. */
  beside: Gain;
  isPlanned: boolean;
  /** Something else is planned. */
  besideOthers: boolean;
  onPlanned: (isPlanned: boolean) => void;
  /** Opens the form that says so. */
  onDone: () => void;
  title: string;
  guidance: Pick<ReturnType<typeof useGuidance>, 'data' | 'isError'>;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** One action: tick it to plan it, open it for why and how. */
export function ActionCard(props: ActionCardProps) {
  const { action, now, beside, isPlanned, besideOthers, onPlanned, onDone, title, guidance } =
    props;
  const t = useTranslations('plan.actions');
  const id = useId();
  const { cost, time } = workInWords(action, useLanguage());
  const texts = guidanceOf(action, guidance.data);
  return (
    <li className="print:mb-2">
      <article
        className={classNames(
          'rounded-card border bg-paper-raised',
          isPlanned ? 'border-forest' : 'border-line',
        )}
      >
        <div className="flex items-start gap-3 px-4 pt-4 pb-1 sm:px-5">
          <input
            type="checkbox"
            id={id}
            checked={isPlanned}
            aria-describedby={`${id}-figures`}
            onChange={(event) => onPlanned(event.target.checked)}
            className="mt-0.5 size-6 shrink-0 accent-forest"
          />
          <div className="min-w-0 flex-1">
            <h3 className="leading-snug font-strong">
              <label htmlFor={id} className="block cursor-pointer wrap-anywhere">
                {title === '' ? <Skeleton className="h-6 w-48" /> : title}
              </label>
            </h3>
            <p
              id={`${id}-figures`}
              className="mt-1 flex flex-wrap gap-x-3 text-caption text-ink-soft tabular-nums"
            >
              <span className="font-strong text-ink">
                <GainNow gain={action} score={now} />
              </span>
              {besideOthers && (
                <span className="font-strong text-forest">
                  <GainInPlan gain={beside} />
                </span>
              )}
              <span>{cost}</span>
              <span>{time}</span>
              <span>{t(action.performer)}</span>
            </p>
            <Includes texts={texts} />
            {isPlanned && (
              <Button
                size="small"
                className="my-2"
                aria-label={t('markDoneOf', { title })}
                onClick={onDone}
              >
                <CheckIcon className="size-4" />
                <span>{t('markDone')}</span>
              </Button>
            )}
          </div>
        </div>
        <Disclosure
          className="px-4 pb-1 sm:px-5"
          summaryClassName="text-caption font-strong text-forest"
          summary={t('details')}
        >
          <Details {...props} texts={texts} />
        </Disclosure>
      </article>
    </li>
  );
}

/** The gain in whole points; if a ceiling hides it, the most it can gain once the ceiling is gone. */
function GainNow({
  gain: { points, pointsWithoutCeiling: atBest },
  score,
}: {
  gain: Gain;
  score: PlannedScore;
}) {
  const t = useTranslations('plan.actions');
  const text =
    points >= 100
      ? t('now', { count: shownRise(score.hundredths, points) })
      : atBest >= 100
        ? t('nowCeiling', { count: Math.round(atBest / 100) })
        : t('nowLess');
  return <span>{text}</span>;
}

function GainInPlan({ gain: { points } }: { gain: Gain }) {
  const t = useTranslations('plan.actions');
  return (
    <span>
      {points >= 100 ? t('inPlan', { count: Math.round(points / 100) }) : t('inPlanLess')}
    </span>
  );
}

/** What the other hazards that it removes call it. */
function Includes({ texts }: { texts: readonly Guidance[] }) {
  const t = useTranslations('plan.actions');
  const format = useFormatter();
  const titles = [...new Set(texts.map(({ title }) => title))].slice(1);
  if (titles.length === 0) return null;
  return (
    <p className="text-caption text-ink-soft">{t('includes', { steps: format.list(titles) })}</p>
  );
}

function Details({
  action,
  guidance,
  analysis,
  photos,
  texts,
}: ActionCardProps & { texts: readonly Guidance[] }) {
  const t = useTranslations('plan.actions');
  const descriptions = useDescriptions();
  const cautions = stepById(action.stepId).cautions;
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Photos action={action} analysis={analysis} photos={photos} />
      {guidance.isError && texts.length === 0 && <p>{t('guidanceFailed')}</p>}
      {texts.map((text) => (
        <WhyAndHow key={text.hazard_type} text={text} named={texts.length > 1} />
      ))}
      {cautions.length > 0 && (
        <section className="flex flex-col gap-2 rounded-small border-l-4 border-caution bg-caution-wash px-4 py-3">
          <h4 className="flex items-center gap-2 font-strong">
            <WarningIcon className="size-5 text-caution" />
            <span>{t('cautions')}</span>
          </h4>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {cautions.map((caution) => (
              <li key={caution}>{descriptions.cautions[caution]}</li>
            ))}
          </ul>
        </section>
      )}
      <Rules action={action} texts={texts} />
    </div>
  );
}

/** The photos that it rests on; the drawing of the hazard where the owner told of it. */
function Photos({
  action,
  analysis,
  photos,
}: Pick<ActionCardProps, 'action' | 'analysis' | 'photos'>) {
  const t = useTranslations('plan.actions');
  const descriptions = useDescriptions();
  const rows = analysis.explanation.rows.flatMap((row) =>
    row.kind === 'hazard' && action.hazardTypes.includes(row.hazard_type) ? row : [],
  );
  const items = rows.flatMap((row) => evidenceOf(row, photos));
  const [type] = action.hazardTypes;
  if (items.length === 0) {
    return (
      type !== undefined && (
        <div className="flex items-center gap-4 text-caption text-ink-soft">
          <HazardDrawing id={type} className="w-24 shrink-0" />
          <span>{t('yourAnswer')}</span>
        </div>
      )
    );
  }
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-caption font-strong">{t('seenIn')}</h4>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={keyOf(item)} className="w-32 print:w-24">
            <MarkedThumbnail item={item} title={descriptions.hazard(item.hazardType).title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf({ hazardType, photo, box }: EvidenceItem): string {
  return [hazardType, photo.image_id, box?.x, box?.y].join(' ');
}

function WhyAndHow({ text, named }: { text: Guidance; named: boolean }) {
  const t = useTranslations('plan.actions');
  return (
    <section className="flex max-w-[68ch] flex-col gap-2">
      {named && <h4 className="font-strong">{text.title}</h4>}
      <p>
        <span className="font-strong">{`${t('why')}: `}</span>
        <span>{text.why}</span>
      </p>
      <p className="font-strong">{t('how')}</p>
      <ol className="flex list-decimal flex-col gap-1 pl-6 marker:font-strong">
        {sentencesIn(text.action).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}

/** Where its advice and prices come from, and the rules and programs that ask for it. */
function Rules({ action, texts }: { action: Action; texts: readonly Guidance[] }) {
  const t = useTranslations('plan.actions');
  const descriptions = useDescriptions();
  const hazards = action.hazardTypes.map((type) => descriptions.hazard(type));
  const prices = uniqueById(texts.flatMap((text) => text.cost_sources));
  return (
    <>
      <Disclosure
        className="border-t border-line print:hidden"
        summaryClassName="text-caption font-strong"
        summary={t('rules')}
      >
        <div className="flex flex-col gap-5 pb-2 text-caption">
          {hazards.map((hazard) => (
            <section key={hazard.title} className="flex flex-col gap-3">
              {hazards.length > 1 && <h4 className="font-strong">{hazard.title}</h4>}
              {(descriptions.knowsRules || hazard.programs.length > 0) && (
                <>
                  <p className="font-strong">{t('programs')}</p>
                  <ProgramList programs={hazard.programs} />
                </>
              )}
              <p className="font-strong">{t('rulesTitle')}</p>
              <RuleList rules={hazard.rules} />
              {!descriptions.knowsRules && <AskFireDistrict />}
            </section>
          ))}
          <section className="flex flex-col gap-2">
            <h4 className="font-strong">{t('prices')}</h4>
            {texts.some((text) => text.figures_are_estimates) && <p>{t('estimate')}</p>}
            {prices.length > 0 && <SourceLinks sources={prices} />}
            {[...new Set(texts.map(({ source }) => descriptions.adviceSource(source)))].map(
              (source) =>
                source !== '' && (
                  <p key={source} className="text-ink-soft">
                    {t('advice', { source })}
                  </p>
                ),
            )}
          </section>
        </div>
      </Disclosure>
      {hazards.map((hazard) => (
        <RuleNames key={hazard.title} rules={hazard.rules} />
      ))}
    </>
  );
}

function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items.filter((item, at) => items.findIndex(({ id }) => id === item.id) === at);
}

function guidanceOf(
  { hazardTypes }: { readonly hazardTypes: readonly HazardTypeId[] },
  guidance: readonly Guidance[] | undefined,
): readonly Guidance[] {
  return hazardTypes.flatMap((type) => guidance?.find((each) => each.hazard_type === type) ?? []);
}
