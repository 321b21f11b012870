import {
  type Action,
  type Analysis,
  type HazardTypeId,
  type Photo,
  stepById,
  tellersOfWord,
  workInWords,
} from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { ProgramList, AskFireDistrict, RuleList } from '../../entities/hazard/texts/rule-list.tsx';
import { sentencesIn } from '../../entities/hazard/texts/sentences.ts';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import type { Guidance, useGuidance } from '../../entities/hazard/texts/guidance.ts';
import { evidenceOf, type EvidenceItem } from '../../entities/evidence/evidence-item.ts';
import { MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { useIsFormerOwners } from '../../entities/former-owner/former-owner.tsx';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

export interface JobDetailsProps {
  job: Action;
  /** By how many points it raises the plan's score; null if that is what its card says. */
  besideOthers: number | null;
  guidance: Pick<ReturnType<typeof useGuidance>, 'data' | 'isError'>;
  analysis: Analysis;
  photos: readonly Photo[];
}

/** Everything about a job that its card doesn't say at once. */
export function JobDetails({ job, besideOthers, guidance, analysis, photos }: JobDetailsProps) {
  const t = useTranslations('plan.jobs');
  const descriptions = useDescriptions();
  const { cost, time } = workInWords(job, useLanguage());
  const cautions = stepById(job.stepId).cautions;
  const texts = guidanceOf(job, guidance.data);
  return (
    <div className="flex flex-col gap-4 px-3 pb-4 sm:px-4">
      <div className="flex flex-col text-caption text-ink-soft">
        <p>{t('takes', { cost, time, who: t(job.performer) })}</p>
        <Includes texts={texts} />
        {analysis.enough_seen && job.points < 100 && job.pointsWithoutCeiling >= 100 && (
          <p>{t('behindCeiling', { count: Math.round(job.pointsWithoutCeiling / 100) })}</p>
        )}
        {besideOthers !== null && <p>{t('besideOthers', { count: besideOthers })}</p>}
      </div>
      <Photos job={job} analysis={analysis} photos={photos} />
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
      <Rules job={job} texts={texts} />
    </div>
  );
}

/** What the other hazards that it removes call it. */
function Includes({ texts }: { texts: readonly Guidance[] }) {
  const t = useTranslations('plan.jobs');
  const format = useFormatter();
  const titles = [...new Set(texts.map(({ title }) => title))].slice(1);
  if (titles.length === 0) return null;
  return <p>{t('includes', { steps: format.list(titles) })}</p>;
}

/** The photos that it rests on, if there are any. */
function Photos({ job, analysis, photos }: Pick<JobDetailsProps, 'job' | 'analysis' | 'photos'>) {
  const t = useTranslations('plan.jobs');
  const descriptions = useDescriptions();
  const seenBy = useSeenByText();
  const isFormerOwners = useIsFormerOwners();
  const items = evidenceOfJob(job, analysis, photos);
  if (items.length === 0) {
    const told = analysis.explanation.rows.flatMap((row) =>
      row.kind === 'hazard' && job.hazardTypes.includes(row.hazard_type) ? row.evidence : [],
    );
    const { owner, assessors } = tellersOfWord(told);
    return (
      <>
        {(owner || assessors.length === 0) && (
          <p className="text-caption text-ink-soft">
            {t(isFormerOwners(told) ? 'formerOwnersAnswer' : 'yourAnswer')}
          </p>
        )}
        {assessors.map((by) => (
          <p key={by.visit_id} className="text-caption text-ink-soft">
            {seenBy(by, 'seen')}
          </p>
        ))}
      </>
    );
  }
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-caption font-strong">{t('seenIn')}</h4>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={keyOf(item)} className="w-32">
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
  const t = useTranslations('plan.jobs');
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
function Rules({ job, texts }: { job: Action; texts: readonly Guidance[] }) {
  const t = useTranslations('plan.jobs');
  const descriptions = useDescriptions();
  const hazards = job.hazardTypes.map((type) => descriptions.hazard(type));
  const prices = uniqueById(texts.flatMap((text) => text.cost_sources));
  return (
    <Disclosure
      className="border-t border-line"
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
  );
}

function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items.filter((item, at) => items.findIndex(({ id }) => id === item.id) === at);
}

/** What is said about the hazards that a job removes. */
function guidanceOf(
  { hazardTypes }: { readonly hazardTypes: readonly HazardTypeId[] },
  guidance: readonly Guidance[] | undefined,
): readonly Guidance[] {
  return hazardTypes.flatMap((type) => guidance?.find((each) => each.hazard_type === type) ?? []);
}

/** What to do first, as soon as the advice is loaded. */
export function firstStepOf(
  job: Pick<Action, 'hazardTypes'>,
  guidance: readonly Guidance[] | undefined,
): string {
  return sentencesIn(guidanceOf(job, guidance)[0]?.action ?? '')[0] ?? '';
}

/** The photos of the hazards that a job removes, the clearest first. */
export function evidenceOfJob(
  { hazardTypes }: Pick<Action, 'hazardTypes'>,
  { explanation }: Pick<Analysis, 'explanation'>,
  photos: readonly Photo[],
): readonly EvidenceItem[] {
  return explanation.rows
    .flatMap((row) => (row.kind === 'hazard' && hazardTypes.includes(row.hazard_type) ? row : []))
    .flatMap((row) => evidenceOf(row, photos));
}
