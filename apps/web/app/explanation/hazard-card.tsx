import type {
  ExplanationEvidence,
  ExplanationHazardRow,
  Hazard,
  Photo,
  ScoreExplanation,
} from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { canDispute, DisputeButton, evidenceToDispute } from '../disputes/index.ts';
import { useKnowledge } from '../knowledge/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Disagreement } from './disagreement.tsx';
import { EvidencePhoto } from './evidence-photo.tsx';
import { HazardFacts } from './hazard-facts.tsx';
import { HazardGuidance, type HazardGuidanceProps } from './hazard-guidance.tsx';
import { HazardNotes } from './hazard-notes.tsx';
import { HazardRules } from './hazard-rules.tsx';
import { HeldNotice } from './held-notice.tsx';
import { disagreementAbout, isMostlyHeldBack } from './ledger.ts';
import { MoreEvidence } from './more-evidence.tsx';
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
export function HazardCard({ row, guidance, open, ...rest }: HazardCardProps) {
  // A new score may reorder the cards; what the reader opened or closed stays as it is.
  const [openAtFirst] = useState(open);
  const t = useTranslations('explanation');
  const points = usePointsText();
  const sideText = useSideText();
  const { title } = useKnowledge().hazard(row.hazard_type);
  return (
    <li id={hazardCardId(row)}>
      <article className="hairline rounded-card bg-paper-raised">
        <Disclosure
          open={openAtFirst}
          summaryClassName="px-4 py-3 sm:px-6"
          summary={
            <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <h4 className="min-w-0 text-body font-strong wrap-anywhere sm:text-title-3">
                  {title}
                </h4>
                <span className="text-caption text-ink-soft">{sideText([row.side])}</span>
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
          <HazardBody row={row} title={title} guidance={guidance} {...rest} />
        </Disclosure>
      </article>
    </li>
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
  const [strongest, ...others] = row.evidence.toSorted(
    (first, second) => second.confidence - first.confidence,
  );
  const disagreement = disagreementAbout(explanation.disagreements, row);
  return (
    <div className="flex gap-x-6 gap-y-4 px-4 pb-4 max-sm:flex-col sm:px-6 sm:pb-6">
      {row.evidence.some((each) => each.image_id !== null) && (
        <div className="flex flex-col gap-3 sm:w-70 sm:shrink-0">
          <EvidencePhoto seen={strongest} photos={photos} />
          <MoreEvidence evidence={others} photos={photos} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {strongest !== undefined && <Told row={row} evidence={strongest} />}
        {disagreement !== undefined && <Disagreement disagreement={disagreement} />}
        {row.held_by !== null && <HeldNotice propertyId={propertyId} row={row} title={title} />}
        <HazardFacts row={row} hazard={hazard} />
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
