import type {
  ExplanationEvidence,
  ExplanationHazardRow,
  Hazard,
  Photo,
  ScoreExplanation,
} from '@dss/domain';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { canDispute, DisputeButton, evidenceToDispute } from '../disputes/index.ts';
import { evidenceOf, MarkedPhoto, MarkedThumbnail } from '../evidence/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { placeOfFinding, usePointingCard } from '../map/list-link/index.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Disagreement } from './disagreement.tsx';
import { HazardFacts } from './hazard-facts.tsx';
import { HazardGuidance, type HazardGuidanceProps } from './hazard-guidance.tsx';
import { HazardNotes } from './hazard-notes.tsx';
import { HazardRules } from './hazard-rules.tsx';
import { HeldNotice } from './held-notice.tsx';
import { disagreementAbout, isMostlyHeldBack } from './ledger.ts';
import { hazardCardId } from './show-hazard-card.ts';
import { usePointsText } from './use-points-text.ts';
import { useSideText } from './use-side-text.ts';

export interface HazardCardProps {
  propertyId: string;
  row: ExplanationHazardRow;
  /** The same finding with its place, where a photo tells it. */
  hazard: Hazard | undefined;
  explanation: ScoreExplanation;
  photos: readonly Photo[];
  guidance: HazardGuidanceProps;
  open: boolean;
  onDispute: () => void;
}

/** One deduction: what it takes, the photo it was seen in, why it matters, what to do, and the way to object. */
export function HazardCard({ row, hazard, guidance, open, ...rest }: HazardCardProps) {
  // A new score may reorder the cards; what the reader opened or closed stays as it is.
  const [openAtFirst] = useState(open);
  const t = useTranslations('explanation');
  const points = usePointsText();
  const sideText = useSideText();
  const { title } = useKnowledge().hazard(row.hazard_type);
  const place = useMemo(() => placeOfFinding(row, hazard), [row, hazard]);
  const { handlers, isPointed, chosenPhoto } = usePointingCard<HTMLLIElement>(place);
  return (
    <li
      id={hazardCardId(row)}
      {...handlers}
      aria-current={chosenPhoto === null ? undefined : true}
      className="relative scroll-mt-4"
    >
      {chosenPhoto !== null && <ChosenTag imageId={chosenPhoto} photos={rest.photos} />}
      <article
        className={classNames(
          'rounded-card border bg-paper-raised',
          isPointed ? 'border-line lg:border-ember' : 'border-line',
          chosenPhoto !== null && 'ring-3 ring-forest',
        )}
      >
        <Disclosure
          open={openAtFirst}
          summaryClassName="px-4 py-3 sm:px-6"
          summary={
            <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <h4 className="min-w-0 text-body font-strong wrap-anywhere sm:text-title-3">
                  {title}
                </h4>
                <span className="text-caption text-ink-soft">
                  {sideText(row.sides.map(({ side }) => side))}
                </span>
              </span>
              {row.points > 0 ? (
                <span className="font-strong whitespace-nowrap text-ember tabular-nums">
                  {t('points', { points: row.points, amount: points(row.points) })}
                </span>
              ) : (
                <span className="text-right text-caption text-ink-soft">{t('nothingMore')}</span>
              )}
            </span>
          }
        >
          <HazardBody row={row} hazard={hazard} title={title} guidance={guidance} {...rest} />
        </Disclosure>
      </article>
    </li>
  );
}

/** On the card's edge, where it moves nothing. */
function ChosenTag({ imageId, photos }: { imageId: string; photos: readonly Photo[] }) {
  const t = useTranslations('explanation.hazards');
  const number = photos.findIndex((photo) => photo.image_id === imageId) + 1;
  return (
    <p className="absolute -top-3 left-4 rounded-small bg-forest px-2 text-caption leading-6 font-strong text-on-forest sm:left-6">
      {t('inChosen', { number })}
    </p>
  );
}

function HazardBody({
  propertyId,
  row,
  hazard,
  title,
  explanation,
  photos,
  guidance,
  onDispute,
}: Omit<HazardCardProps, 'open'> & { title: string }) {
  const [strongest] = row.evidence;
  const [best, ...others] = evidenceOf(row, photos);
  const disagreement = disagreementAbout(explanation.disagreements, row);
  const t = useTranslations('explanation.hazards');
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 px-4 pb-4 sm:px-6 sm:pb-6 @2xl:flex-row">
      {row.evidence.some((each) => each.image_id !== null) && (
        <div className="flex flex-col gap-3 @2xl:w-70 @2xl:shrink-0">
          {best === undefined ? (
            <p className="rounded-small bg-paper-sunk p-4 text-center text-caption text-ink-soft">
              {t('photoGone')}
            </p>
          ) : (
            <MarkedPhoto item={best} title={title} />
          )}
          {others.length > 0 && <p className="text-caption text-ink-soft">{t('more')}</p>}
          <ul className="flex flex-wrap gap-2">
            {others.map((item, index) => (
              <li key={`${item.photo.image_id}-${index}`}>
                <MarkedThumbnail item={item} title={title} className="w-24" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {strongest !== undefined && <Told row={row} evidence={strongest} />}
        {disagreement !== undefined && <Disagreement disagreement={disagreement} />}
        {row.held_by !== null && <HeldNotice propertyId={propertyId} row={row} title={title} />}
        <HazardFacts row={row} hazard={hazard} photos={photos} />
        <HazardNotes notes={row.notes} mostlyHeldBack={isMostlyHeldBack(row, explanation.rows)} />
        <HazardGuidance {...guidance} />
        <HazardRules row={row} why={guidance.guidance?.why} />
        {row.held_by === null && (
          <DisputeButton
            title={title}
            possible={canDispute(evidenceToDispute(row.evidence, photos))}
            onOpen={onDispute}
          />
        )}
      </div>
    </div>
  );
}

/** What whoever saw it says, or the answer that told of it. */
function Told({
  row,
  evidence: { explanation, question_id: questionId },
}: {
  row: ExplanationHazardRow;
  evidence: ExplanationEvidence;
}) {
  const t = useTranslations('explanation.hazards');
  const knowledge = useKnowledge();
  if (questionId === null) return <p className="max-w-[68ch] wrap-anywhere">{explanation}</p>;
  const { question, answerTelling } = knowledge.question(questionId);
  return (
    <p className="max-w-[68ch]">
      {t('toldText', { question, answer: answerTelling(row.hazard_type) ?? 'other' })}
    </p>
  );
}
