import {
  tellersOfWord,
  type Analysis,
  type Evidence,
  type HazardSide,
  type HazardTypeId,
  type Photo,
  type ScoreExplanation,
} from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { RestoreButton, TakeBackButton } from './disputes/restore-button.tsx';
import { MisreadPhotoButton } from '../../entities/answers/misread-photo-button.tsx';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useDisputes } from '../../entities/answers/disputes.ts';
import type { Elements } from '../../ui/elements.ts';
import { useSeenByText } from '../../entities/home-visits/seen-by.ts';
import { evidenceOf } from '../../entities/evidence/evidence-item.ts';
import { MarkedThumbnail } from '../../entities/evidence/marked-photo.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { DisagreementNotice } from './disagreement.tsx';
import { useSideText } from './finding-words.ts';
import { disagreementAbout } from '../../entities/score/ledger.ts';
import { WorkDone } from './work-done.tsx';

export interface UncountedProps {
  propertyId: string;
  analysis: Pick<Analysis, 'explanation' | 'photos'>;
  photos: readonly Photo[];
}

/** Findings that cost nothing: too uncertain, removed or set aside by the owner, outweighed by an answer, or somebody else's to change. */
export function Uncounted({ propertyId, analysis, photos }: UncountedProps) {
  const { explanation } = analysis;
  return (
    <>
      <Unsure explanation={explanation} photos={photos} />
      <WorkDone propertyId={propertyId} analysis={analysis} photos={photos} />
      <SetAside propertyId={propertyId} explanation={explanation} photos={photos} />
      <Outweighed propertyId={propertyId} explanation={explanation} photos={photos} />
      <Context propertyId={propertyId} explanation={explanation} photos={photos} />
    </>
  );
}

interface SectionProps {
  explanation: ScoreExplanation;
  photos: readonly Photo[];
}

/** Findings too uncertain to cost points, shown as questions. */
function Unsure({ explanation, photos }: SectionProps) {
  const t = useTranslations('explanation.unsure');
  const descriptions = useDescriptions();
  if (explanation.unsure.length === 0) return null;
  return (
    <Section id="unsure-heading" title={t('title')} lead={t('lead')}>
      {explanation.unsure.map((finding) => {
        const open = explanation.next_questions.find((question) =>
          question.hazard_types.includes(finding.hazard_type),
        );
        return (
          <Item
            key={finding.hazard_type}
            finding={finding}
            photos={photos}
            title={t('question', { title: descriptions.hazard(finding.hazard_type).title })}
          >
            <p className="text-caption text-ink-soft">
              {t('sure', { percent: Math.round(finding.confidence * 100) })}
            </p>
            {open !== undefined && (
              <p className="max-w-[68ch]">
                {t('ask', { question: descriptions.question(open.question_id).question })}
              </p>
            )}
          </Item>
        );
      })}
    </Section>
  );
}

/** What the owner said isn't there, with date and reason, and a button to restore it. */
function SetAside({ propertyId, explanation, photos }: SectionProps & { propertyId: string }) {
  const t = useTranslations('explanation.setAside');
  const format = useFormatter();
  const descriptions = useDescriptions();
  const { data: disputes } = useDisputes(propertyId);
  const seenBy = useSeenByText();
  // What is fixed is work done.
  const findings = explanation.set_aside.filter(({ kind }) => kind === 'not_there');
  if (findings.length === 0) return null;
  const areSeen = findings.some(({ answer }) => answer?.seen_by !== undefined);
  return (
    <Section
      id="set-aside-heading"
      title={t(areSeen ? 'titleSeen' : 'title')}
      lead={t(areSeen ? 'leadSeen' : 'lead')}
    >
      {findings.map((finding) => {
        const filed = disputes?.find((dispute) => dispute.id === finding.dispute_id);
        const what = t('not_there');
        const title = descriptions.hazard(finding.hazard_type).title;
        if (finding.answer !== null) {
          const { question_id: id, side, seen_by: by } = finding.answer;
          return (
            <Item key={`${id}-${side}`} finding={finding} photos={photos}>
              <p className="max-w-[68ch] text-caption text-ink-soft">
                {t(by === undefined ? 'answered' : 'answeredSeen', {
                  statement: descriptions.question(id).statement,
                })}
              </p>
              {by !== undefined && (
                <p className="max-w-[68ch] text-caption text-ink-soft">{seenBy(by, 'seen')}</p>
              )}
              <TakeBackButton propertyId={propertyId} answer={finding.answer} title={title} />
            </Item>
          );
        }
        return (
          <Item key={finding.dispute_id} finding={finding} photos={photos}>
            <p className="text-caption text-ink-soft">
              {filed === undefined
                ? what
                : t('on', {
                    what,
                    date: format.dateTime(new Date(filed.created_at), { dateStyle: 'long' }),
                  })}
            </p>
            <p className="wrap-anywhere">{t('reason', { reason: finding.reason })}</p>
            {tellersOfWord(finding.evidence).assessors.map((by) => (
              <p key={by.visit_id} className="max-w-[68ch] text-caption text-ink-soft">
                {seenBy(by, 'seen')}
              </p>
            ))}
            {finding.dispute_id !== null && (
              <RestoreButton propertyId={propertyId} disputeId={finding.dispute_id} title={title} />
            )}
          </Item>
        );
      })}
    </Section>
  );
}

/**
 * What the built-in analysis read in a photo that the owner was shown, and answered otherwise. They set nothing aside by that; and of a
 * reading that they were never shown, nobody may say that they denied it.
 */
function Outweighed({ propertyId, explanation, photos }: SectionProps & { propertyId: string }) {
  const t = useTranslations('explanation.outweighed');
  const descriptions = useDescriptions();
  const { data: answers } = useAnswers(propertyId);
  const seenBy = useSeenByText();
  const denied = explanation.outweighed.filter(({ answer, evidence }) =>
    answers?.some(
      ({ question_id: id, side, image_id: imageId }) =>
        id === answer.question_id &&
        side === answer.side &&
        imageId !== null &&
        evidence.some((each) => each.image_id === imageId),
    ),
  );
  if (denied.length === 0) return null;
  return (
    <Section id="outweighed-heading" title={t('title')} lead={t('lead')}>
      {denied.map((finding) => {
        const { question_id: id, side, seen_by: by } = finding.answer;
        return (
          <Item key={`${id}-${side}-${finding.hazard_type}`} finding={finding} photos={photos}>
            {by !== undefined && (
              <p className="max-w-[68ch] text-caption text-ink-soft">{seenBy(by, 'seen')}</p>
            )}
            <p className="max-w-[68ch] text-caption text-ink-soft">
              {t(by === undefined ? 'answered' : 'answeredSeen', {
                statement: descriptions.question(id).statement,
              })}
            </p>
          </Item>
        );
      })}
    </Section>
  );
}

/** What matters but isn't the owner's to change: a neighbor's hazards, and buildings close by. */
function Context({ propertyId, explanation, photos }: SectionProps & { propertyId: string }) {
  const t = useTranslations('explanation');
  const format = useFormatter();
  const descriptions = useDescriptions();
  const { data: disputes } = useDisputes(propertyId);
  if (explanation.context.length === 0) return null;
  return (
    <Section id="context-heading" title={t('context.title')} lead={t('context.lead')}>
      {explanation.context.map((finding) => {
        const { dispute_id: id, hazard_type: type, reason } = finding;
        const filed = disputes?.find((dispute) => dispute.id === id);
        const disagreement = disagreementAbout(explanation.disagreements, finding);
        return (
          <Item key={`${id}-${type}`} finding={finding} photos={photos}>
            {id === null ? (
              <p className="max-w-[68ch]">{descriptions.hazard(type).severity}</p>
            ) : (
              <>
                <p className="text-caption text-ink-soft">
                  {filed === undefined
                    ? t('context.neighborUndated')
                    : t('context.neighbor', {
                        date: format.dateTime(new Date(filed.created_at), { dateStyle: 'long' }),
                      })}
                </p>
                <p className="wrap-anywhere">{t('setAside.reason', { reason })}</p>
                <RestoreButton
                  propertyId={propertyId}
                  disputeId={id}
                  title={descriptions.hazard(type).title}
                />
              </>
            )}
            {disagreement !== undefined && (
              <DisagreementNotice disagreement={disagreement}>
                {disagreement.photos === 'hazard' && (
                  <MisreadPhotoButton
                    propertyId={propertyId}
                    disagreement={disagreement}
                    title={descriptions.hazard(type).title}
                  />
                )}
              </DisagreementNotice>
            )}
          </Item>
        );
      })}
    </Section>
  );
}

interface ItemProps {
  finding: {
    readonly hazard_type: HazardTypeId;
    readonly sides: readonly HazardSide['side'][];
    readonly evidence: readonly Evidence[];
  };
  photos: readonly Photo[];
  /** Replaces the hazard's own title. */
  title?: string;
  children: Elements;
}

/** A finding that costs nothing, with its evidence. */
function Item({ finding, photos, title, children }: ItemProps) {
  const sideText = useSideText();
  const descriptions = useDescriptions();
  const [seen] = evidenceOf(finding, photos);
  const name = title ?? descriptions.hazard(finding.hazard_type).title;
  return (
    <li className="flex items-start gap-4 border-t border-line py-4 sm:gap-5">
      {seen !== undefined && (
        <MarkedThumbnail item={seen} title={name} className="w-24 shrink-0 sm:w-32" />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h4 className="font-strong wrap-anywhere">{name}</h4>
          <span className="text-caption text-ink-soft">
            {sideText(finding.sides, finding.evidence)}
          </span>
        </div>
        {children}
      </div>
    </li>
  );
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: Elements;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-serif text-title-2">
        {title}
      </h3>
      <p className="max-w-[64ch] text-ink-soft">{lead}</p>
      <ul className="border-b border-line">{children}</ul>
    </section>
  );
}
