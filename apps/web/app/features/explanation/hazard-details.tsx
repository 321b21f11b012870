import {
  parseArea,
  tellersOfWord,
  type ExplanationAction,
  type HazardRow,
  type Hazard,
  type Photo,
  type QuestionId,
  type ScoreExplanation,
} from '@dss/domain';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { disputeOfControl } from '../../entities/answers/dispute-evidence.ts';
import { MisreadPhotoButton } from '../../entities/answers/misread-photo-button.tsx';
import { useDisputes } from '../../entities/answers/disputes.ts';
import { RestoreButton } from './disputes/restore-button.tsx';
import { evidenceOf } from '../../entities/evidence/evidence-item.ts';
import { MarkedPhoto, MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { useOwnerPhotoText } from '../../entities/evidence/use-owner-photo-text.ts';
import type { Guidance } from '../../entities/hazard/texts/guidance.ts';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import {
  ProgramList,
  AskFireDistrict,
  RuleList,
  RuleNames,
} from '../../entities/hazard/texts/rule-list.tsx';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';
import { useWorkText } from '../../entities/hazard/texts/work-text.ts';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DisagreementNotice } from './disagreement.tsx';
import { useLossText, useSideText, useToldText } from './finding-words.ts';
import { disagreementAbout } from '../../entities/score/ledger.ts';

/** The guidance for a hazard, or how far loading it has come. */
export interface LoadedGuidance {
  guidance: Guidance | undefined;
  failed: boolean;
  onRetry: () => void;
}

export interface HazardShown {
  propertyId: string;
  row: HazardRow;
  /** The same finding in the result's list of hazards, which has its area and distance. */
  hazard: Hazard | undefined;
  explanation: ScoreExplanation;
  photos: readonly Photo[];
  loaded: LoadedGuidance;
  onDispute: () => void;
}

/** Everything about one hazard: evidence, why it matters, what to do, its rules, and how to dispute it. */
export function HazardDetails({
  propertyId,
  row,
  hazard,
  title,
  explanation,
  photos,
  loaded,
}: HazardShown & { title: string }) {
  const t = useTranslations('explanation');
  const disagreement = disagreementAbout(explanation.disagreements, row);
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 px-3 pb-4 sm:px-5 sm:pb-5 @3xl:flex-row print:pr-2 print:pb-2 print:pl-32">
      <Evidence row={row} title={title} photos={photos} />
      <div className="flex min-w-0 flex-1 flex-col gap-4 print:block print:text-caption print:leading-tight">
        <FindingText row={row} photos={photos} />
        {disagreement !== undefined && (
          <DisagreementNotice disagreement={disagreement}>
            {disagreement.photos === 'hazard' && (
              <MisreadPhotoButton
                propertyId={propertyId}
                disagreement={disagreement}
                title={title}
              />
            )}
          </DisagreementNotice>
        )}
        {row.held_by !== null && (
          <DecidedByOthers propertyId={propertyId} row={row} title={title} />
        )}
        {loaded.guidance !== undefined && (
          <section className="flex flex-col gap-1 print:contents">
            <h6 className="text-caption font-strong print:sr-only">{t('guidance.why')}</h6>
            <p className="max-w-[68ch] print:inline">{` ${loaded.guidance.why}`}</p>
          </section>
        )}
        <WhatToDo
          {...loaded}
          action={explanation.actions.in_order.find(({ hazard_types: types }) =>
            types.includes(row.hazard_type),
          )}
        />
        <Facts row={row} hazard={hazard} photos={photos} />
        <Rules row={row} loaded={loaded} />
      </div>
    </div>
  );
}

function Evidence({
  row,
  title,
  photos,
}: {
  row: HazardRow;
  title: string;
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.hazards');
  const [best, ...others] = evidenceOf(row, photos);
  if (row.evidence.every((each) => each.image_id === null)) return null;
  return (
    <div className="flex flex-col gap-3 @3xl:w-80 @3xl:shrink-0 print:hidden">
      {best === undefined ? (
        <p className="rounded-small bg-paper-sunk p-4 text-center text-caption text-ink-soft">
          {t('photoGone')}
        </p>
      ) : (
        <MarkedPhoto item={best} title={title} />
      )}
      {others.length > 0 && (
        <>
          <p className="text-caption text-ink-soft">{t('more')}</p>
          <ul className="flex flex-wrap gap-2">
            {others.map((item, index) => (
              <li key={`${item.photo.image_id}-${index}`}>
                <MarkedThumbnail item={item} title={title} className="w-24" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The provider's explanation, or the answer that the finding comes from, and the photos that the owner marked or took there. */
function FindingText({ row, photos }: { row: HazardRow; photos: readonly Photo[] }) {
  const ownerPhotoText = useOwnerPhotoText();
  const [best] = row.evidence;
  if (best === undefined) return null;
  const marked = evidenceOf(row, photos).filter((item) => item.isFromOwner);
  const takenThere = photos.filter(({ image_id: id }) =>
    row.evidence.some(({ stop_image_id: stop }) => stop === id),
  );
  return (
    <div className="flex max-w-[68ch] flex-col gap-1 print:inline">
      {best.question_id === null ? (
        <p className="wrap-anywhere print:inline">{best.explanation}</p>
      ) : (
        <AnswerText row={row} questionId={best.question_id} />
      )}
      {[
        ...marked.map(({ photo }) => ownerPhotoText(photo, 'said')),
        ...takenThere.map((photo) => ownerPhotoText(photo, 'atStop')),
      ].map((text) => (
        <p key={text} className="text-caption text-ink-soft print:inline">
          {' '}
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

function AnswerText({ row, questionId }: { row: HazardRow; questionId: QuestionId }) {
  const t = useTranslations('explanation.hazards');
  const { statement, answerMeaning } = useDescriptions().question(questionId);
  const found = answerMeaning(row.hazard_type) !== null;
  const seenBy = useSeenByText();
  const { owner, assessors } = tellersOfWord(
    row.evidence.filter(({ question_id: id }) => id === questionId),
  );
  const said = found ? 'yes' : 'other';
  return (
    <>
      <p className="print:inline">
        {t(owner || assessors.length === 0 ? 'yourAnswerText' : 'answerText', { statement, said })}
      </p>
      {assessors.map((by) => (
        <p key={by.visit_id} className="font-strong wrap-anywhere print:inline">
          {seenBy(by, 'seen')}
        </p>
      ))}
    </>
  );
}

/** Says, in the owner's words, that somebody else decides about a hazard, and lets the owner withdraw that. */
function DecidedByOthers({
  propertyId,
  row,
  title,
}: {
  propertyId: string;
  row: HazardRow;
  title: string;
}) {
  const t = useTranslations('explanation.hazards');
  const format = useFormatter();
  const { data: disputes } = useDisputes(propertyId);
  const dispute = disputes && disputeOfControl(disputes, row);
  return (
    <Notice title={t('outsideControlTitle')}>
      <p className="wrap-anywhere">
        {dispute === undefined
          ? t('outsideControlUndated')
          : t('outsideControlText', {
              date: format.dateTime(new Date(dispute.created_at), { dateStyle: 'long' }),
              reason: dispute.reason,
            })}
      </p>
      <p className="mt-1 text-ink-soft">{t('outsideControlEffect')}</p>
      {dispute !== undefined && (
        <RestoreButton propertyId={propertyId} disputeId={dispute.id} title={title} />
      )}
    </Notice>
  );
}

/**
 * The step to take, what it costs, how long it takes, and who can do it.
 * @param action what it takes in this home; none if the owner can't take it
 */
function WhatToDo({
  guidance,
  failed,
  onRetry,
  action,
}: LoadedGuidance & { action: ExplanationAction | undefined }) {
  const t = useTranslations('explanation.guidance');
  const workText = useWorkText();
  const id = useId();
  if (guidance === undefined) {
    if (!failed) return <Skeleton className="h-32 w-full" />;
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-caption">
        <span className="font-strong text-ember">{t('failed')}</span>
        <button
          type="button"
          onClick={onRetry}
          className="min-h-10 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('retry')}
        </button>
      </p>
    );
  }
  const { diy_or_pro: performer, figures_are_estimates: estimates } = guidance;
  const { cost, time } = action ? workText(action) : { ...guidance, cost: guidance.est_cost };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-small bg-forest-wash p-4 print:block print:bg-transparent print:p-0 print:pt-0.5"
    >
      <p id={id} className="text-caption font-strong text-forest print:sr-only">
        {t('title')}
      </p>
      <p className="font-strong print:inline print:after:content-['._']">{guidance.title}</p>
      <p className="max-w-[68ch] print:inline">{guidance.action}</p>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2 text-caption print:mt-0 print:gap-x-3 print:gap-y-0">
        <Fact label={t('cost')} value={cost} />
        <Fact label={t('time')} value={time} />
        {performer !== null && <Fact label={t('who')} value={t(`performers.${performer}`)} />}
      </dl>
      {estimates !== null && (
        <p className="text-caption text-ink-soft print:hidden">
          {t(estimates ? 'estimates' : 'orders')}
        </p>
      )}
    </div>
  );
}

/** What it is based on, its photos, location and extent. */
function Facts({
  row,
  hazard,
  photos,
}: {
  row: HazardRow;
  hazard: Hazard | undefined;
  /** In the order of their numbers on the map. */
  photos: readonly Photo[];
}) {
  const t = useTranslations('explanation.hazards');
  const photosT = useTranslations('photos');
  const format = useFormatter();
  const sideText = useSideText();
  const { sure, said } = useToldText()(row);
  const lossText = useLossText();
  // That of a photo in which somebody saw it; one that the owner marked was taken of something else, too.
  const area = row.evidence[0]?.source === 'provider' ? parseArea(hazard?.area) : null;
  const distance = hazard?.distance_to_structure_ft ?? null;
  const numbers = photos.flatMap((photo, index) =>
    row.evidence.some((each) => each.image_id === photo.image_id) ? [`${index + 1}`] : [],
  );
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3 text-caption print:gap-x-3 print:gap-y-0 print:border-0 print:pt-0">
      <Fact label={t('takesOff')} value={lossText(row.points)} />
      {sure !== null && <Fact label={t('confidence')} value={sure} />}
      {said !== null && <Fact label={t('basedOn')} value={said} />}
      {numbers.length > 0 && (
        <Fact
          label={t('seenIn')}
          value={t('photos', { count: numbers.length, numbers: format.list(numbers) })}
        />
      )}
      {row.sides.some(({ side }) => side !== 'whole_house') && (
        <Fact
          label={t('side')}
          value={sideText(
            row.sides.map(({ side }) => side),
            row.evidence,
          )}
          className="print:hidden"
        />
      )}
      {area !== null && (
        <Fact label={t('area')} value={photosT(`areas.${area}`)} className="print:hidden" />
      )}
      {distance !== null && (
        <Fact
          label={t('distance')}
          value={t('distanceValue', {
            feet: Number(distance.toFixed(1)),
          })}
        />
      )}
      {!row.removable && <Fact label={t('mine')} value={t('notYours')} />}
    </dl>
  );
}

/** On paper, in a line with the others. */
function Fact({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={classNames('flex min-w-0 flex-col print:flex-row print:gap-1', className)}>
      <dt className="text-ink-soft print:after:content-[':']">{label}</dt>
      <dd className="font-strong wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}

/** The rules and programs that mention the hazard, the basis of its weight, and the sources of advice and prices. */
function Rules({ row, loaded: { guidance } }: { row: HazardRow; loaded: LoadedGuidance }) {
  const t = useTranslations('explanation');
  const descriptions = useDescriptions();
  const hazard = descriptions.hazard(row.hazard_type);
  const adviceSource = guidance === undefined ? '' : descriptions.adviceSource(guidance.source);
  return (
    <>
      <Disclosure
        className="border-y border-line print:hidden"
        summary={<span className="text-caption font-strong">{t('rules.open')}</span>}
      >
        <div className="flex flex-col gap-5 pb-4 text-caption">
          <section className="flex flex-col gap-3">
            <h6 className="font-strong">{t('rules.title')}</h6>
            <RuleList rules={hazard.rules} />
            {!descriptions.knowsRules && <AskFireDistrict />}
          </section>
          {(descriptions.knowsRules || hazard.programs.length > 0) && (
            <section className="flex flex-col gap-3">
              <h6 className="font-strong">{t('rules.programs')}</h6>
              <ProgramList programs={hazard.programs} />
            </section>
          )}
          <section className="flex flex-col gap-2">
            <h6 className="font-strong">{t('rules.evidence')}</h6>
            <p className="max-w-[72ch]">{hazard.severity}</p>
            <SourceLinks sources={hazard.sources} />
          </section>
          {guidance !== undefined && (
            <section className="flex flex-col gap-2">
              <h6 className="font-strong">{t('guidance.title')}</h6>
              {adviceSource !== '' && (
                <p className="text-ink-soft">{t('guidance.source', { source: adviceSource })}</p>
              )}
              {guidance.cost_sources.length > 0 && (
                <>
                  <p className="text-ink-soft">{t('guidance.priceSources')}</p>
                  <SourceLinks sources={guidance.cost_sources} />
                </>
              )}
            </section>
          )}
        </div>
      </Disclosure>
      <RuleNames rules={hazard.rules} />
    </>
  );
}
