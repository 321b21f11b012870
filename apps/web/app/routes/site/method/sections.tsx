import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { classNames } from '../../../ui/class-names.ts';
import type { MethodData } from './method-data.ts';
import { BandGlyph } from '../../../ui/band-badge.tsx';
import { SourceLinks } from '../../../entities/hazard/texts/source-links.tsx';
import { HazardEntry } from './hazard-entry.tsx';

/** A titled section of the page that can be linked to. */
export function Section({
  id,
  wide = false,
  children,
}: {
  id: (typeof sectionIds)[number];
  /** Uses the page's full width below its title. */
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('method.sections');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'grid grid-cols-1 gap-x-12 gap-y-5 border-t border-line pt-6 print:block print:pt-3',
        !wide && 'lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <h2 id={`${id}-heading`} className="font-serif text-title-1">
        {t(id)}
      </h2>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}

/** The page's sections, in order. */
export const sectionIds = [
  'split',
  'working',
  'distance',
  'unseen',
  'bands',
  'ceilings',
  'exposure',
  'corrections',
  'parts',
  'evidence',
  'compared',
  'limits',
] as const;

const steps = ['seen', 'strength', 'type', 'domain', 'score'] as const;

/** How a score follows from the findings, with the numbers that the code uses. */
export function WorkingSection({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTranslations('method.working');
  const percent = (share: number) => Math.round(share * 100);
  const [first, second, third, fourth] = weights.sideShares;
  const numbers = {
    trace: percent(weights.extentShares.trace),
    moderate: percent(weights.extentShares.moderate),
    question: percent(weights.confidence.question),
    sure: percent(weights.confidence.sure),
    cap: percent(weights.uncalibratedConfidenceCap),
    knee: weights.kneePercent,
    first,
    second,
    third,
    fourth,
  };
  return (
    <ol className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
      {steps.map((step, at) => (
        <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline">
          <span aria-hidden="true" className="font-serif text-title-2 font-strong text-forest">
            {at + 1}
          </span>
          <div>
            <h3 className="text-title-3">{t(`${step}.title`)}</h3>
            <p className="mt-1 max-w-[60ch]">{t(`${step}.text`, numbers)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function BandsSection({
  weights,
  possibleHomes,
}: Pick<MethodData, 'weights' | 'possibleHomes'>) {
  const t = useTranslations('method.bands');
  const { excellent, good, fair } = weights.bands;
  const bands = [
    { band: 'excellent', from: excellent, to: 100 },
    { band: 'good', from: good, to: excellent - 1 },
    { band: 'fair', from: fair, to: good - 1 },
    { band: 'poor', from: 0, to: fair - 1 },
  ] as const;
  return (
    <>
      <p className="max-w-[68ch]">{t('lead')}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,calc(50%-0.5rem))),1fr))] gap-x-4 gap-y-4 sm:grid-cols-4 sm:gap-x-8">
        {bands.map(({ band, from, to }) => (
          <li key={band} className="flex items-start gap-3">
            <BandGlyph band={band} className="mt-0.5 size-7" />
            <div>
              <p className="font-strong">{t(`names.${band}`)}</p>
              <p className="text-ink-soft sm:whitespace-nowrap tabular-nums">
                {t('range', { from, to })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex max-w-[68ch] flex-col gap-4">
        <p>
          {t('high', {
            share: Math.round((1 - 2 * weights.rangeTail) * 100),
            tail: Math.round(weights.rangeTail * 100),
            homes: possibleHomes,
          })}
        </p>
        <p>{t('low')}</p>
        <p>{t('provisional', { percent: weights.provisionalBelowPercent })}</p>
      </div>
    </>
  );
}

export function CeilingsSection({ weights }: Pick<MethodData, 'weights'>) {
  const t = useTranslations('method.ceilings');
  const { ceilings } = weights;
  const [roof] = ceilings.combustibleRoof;
  const [wall, fullWall] = ceilings.fuelAtTheWall;
  const [, rule] = ceilings.brokenRules;
  const [, some, many] = ceilings.construction;
  const [, below] = ceilings.fuelBelow;
  const [near, nearWeak] = ceilings.nearNeighbor.underThirtyFeet;
  const [close, closeWeak] = ceilings.nearNeighbor.underTenFeet;
  return (
    <div className="flex max-w-[68ch] flex-col gap-4">
      <p>{t('lead')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-line-strong">
        <li>{t('combustible_roof', { limit: roof.most })}</li>
        <li>{t('fuel_at_the_wall', { from: wall.at, to: fullWall.at, limit: fullWall.most })}</li>
        <li>{t('broken_rules', { limit: rule.most })}</li>
        <li>
          {t('construction', {
            some: some.at,
            limitSome: some.most,
            many: many.at,
            limitMany: many.most,
          })}
        </li>
        <li>{t('fuel_below', { percent: weights.steepPercent, limit: below.most })}</li>
        <li>
          {t('near_neighbor', {
            near: near.most,
            nearWeak: nearWeak.most,
            close: close.most,
            closeWeak: closeWeak.most,
          })}
        </li>
      </ul>
    </div>
  );
}

/** What stands beside the score, and how its levels come about. */
export function ExposureSection({ slopes }: Pick<MethodData, 'slopes'>) {
  const t = useTranslations('method.exposure');
  return (
    <div className="flex max-w-[68ch] flex-col gap-4">
      <p>{t('what')}</p>
      <p>{t('levels', slopes)}</p>
      <p>{t('known')}</p>
      <p>{t('score')}</p>
    </div>
  );
}

/** Each part of the home with what belongs to it, why it is worth that many points, and all of its hazards. */
export function PartsSection({ domains, context }: Pick<MethodData, 'domains' | 'context'>) {
  const t = useTranslations('method.parts');
  return (
    <>
      <div className="flex max-w-[68ch] flex-col gap-2">
        <p>{t('lead')}</p>
        <p className="text-ink-soft">{t('weights')}</p>
      </div>
      {domains.map(({ id, title, cap, why, sources, hazards }) => (
        <section
          key={id}
          aria-labelledby={`part-${id}`}
          className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <div className="flex flex-col gap-2">
            <h3 id={`part-${id}`} className="font-serif text-title-2">
              {title}
            </h3>
            <p className="font-strong text-forest">{t('holds', { points: cap })}</p>
            <h4 className="mt-2 text-caption font-strong">{t('why')}</h4>
            <p className="max-w-[60ch]">{why}</p>
            <div className="text-caption">
              <SourceLinks sources={sources} />
            </div>
          </div>
          <HazardEntries hazards={hazards} />
        </section>
      ))}
      <section
        aria-labelledby="part-context"
        className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
      >
        <h3 id="part-context" className="font-serif text-title-2">
          {t('contextTitle')}
        </h3>
        <HazardEntries hazards={context} />
      </section>
    </>
  );
}

function HazardEntries({ hazards }: { hazards: MethodData['context'] }) {
  return (
    <ul className="self-start border-b border-line">
      {hazards.map((hazard) => (
        <li key={hazard.id} className="border-t border-line print:break-inside-auto!">
          <HazardEntry hazard={hazard} />
        </li>
      ))}
    </ul>
  );
}

export function EvidenceSection({ points }: Pick<MethodData, 'points'>) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
      {points.map(({ id, text, sources }) => (
        <li key={id} className="flex flex-col gap-2">
          <p className="max-w-[60ch]">{text}</p>
          <div className="text-caption">
            <SourceLinks sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  );
}
