import {
  appealLetter,
  blankSaidIn,
  letterFacts,
  ruleOfLetter,
  sideNaming,
  type ActionPlan,
  type Analysis,
  type LetterLanguage,
  type Photo,
  type Property,
  type StoredAnswer,
  type StoredDispute,
} from '@dss/domain';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { inputsChangedSince } from '../../entities/analysis/inputs-changed.ts';
import { useLookedAt } from '../../entities/analysis/analyses.ts';
import { SourceLinks } from '../../entities/hazard/texts/source-links.tsx';
import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { AnswersOfFormerOwner } from '../../entities/former-owner/former-owner.tsx';
import { useLanguage } from '../../lib/messages/message-parts.tsx';
import { usePaths } from '../../lib/paths.ts';
import { useStateName } from '../../lib/messages/state-name.ts';
import { InsurersDuties } from '../../features/insurer/insurers-duties.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { useLetterDraft } from '../../entities/letter/letter-draft.ts';
import { LetterQuestions } from './letter-questions.tsx';
import { SentNote } from './sent-note.tsx';
import { LetterText } from './letter-text.tsx';

export interface LetterScreenProps {
  property: Property;
  photos: readonly Photo[];
  answers: readonly StoredAnswer[];
  disputes: readonly StoredDispute[];
  analysis: Analysis;
  plan: ActionPlan;
  kept: ReturnType<typeof useLetterDraft>;
  /** That of the letter. */
  letterLanguage: LetterLanguage;
  /** That of the page. */
  ownLanguage: LetterLanguage;
}

/** Questions, and beside them the letter that they make. */
export function LetterScreen(props: LetterScreenProps) {
  const { property, photos, answers, disputes, analysis, plan, letterLanguage, ownLanguage } =
    props;
  const t = useTranslations('letter');
  const paths = usePaths();
  const stateName = useStateName();
  const language = useLanguage();
  const { sources } = useDescriptions();
  const { draft, answer, choose, edit } = props.kept;
  const [today] = useState(() => new Date().toISOString());
  const facts = useMemo(() => {
    const { explanation, seen } = analysis;
    return letterFacts({ explanation, seen, photos, answers, disputes, done: plan.done });
  }, [analysis, photos, answers, disputes, plan.done]);
  const home = {
    address: property.address_formatted,
    state: property.state ?? null,
    facts,
    frontFaces: property.front_faces,
    naming: sideNaming(property, photos, analysis, answers),
    analysis,
  };
  const letterIn = (texts: LetterLanguage) => appealLetter(draft.request, home, texts, today);
  const edited = draft.edited[draft.language];
  const lookedAt = useLookedAt(property.id);
  const isStale = inputsChangedSince({ ...analysis, created_at: lookedAt(analysis) }, photos);
  return (
    <div className="page-width flex flex-1 flex-col gap-5 py-4 sm:py-6 print:block print:py-0">
      <PageHeading
        title={t('title')}
        address={property.address}
        back={{ to: paths.property(property.id), label: t('back') }}
        className="print:hidden"
      >
        <p className="mt-2">{t('intro')}</p>
        <AnswersOfFormerOwner />
      </PageHeading>
      {isStale && (
        <Notice tone="caution" className="print:hidden">
          {t('stale')}
        </Notice>
      )}
      <div className="grid grid-cols-1 min-w-0 gap-x-8 gap-y-5 lg:grid-cols-2 lg:items-start print:block">
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-4 print:block">
          <LetterText
            key={draft.language}
            propertyId={property.id}
            language={draft.language}
            blankSaid={(blank) =>
              draft.language === language
                ? null
                : blankSaidIn(blank, letterLanguage.letter, ownLanguage.letter)
            }
            text={edited ?? letterIn(letterLanguage)}
            isEdited={edited !== undefined}
            onEdit={edit}
          />
          <SentNote propertyId={property.id} request={draft.request} facts={facts} />
          {draft.language !== language && (
            <Disclosure
              className="print:hidden"
              summary={<span className="font-strong">{t('letter.readAlong')}</span>}
            >
              <p className="mt-2 rounded-small border border-line bg-paper-sunk p-4 text-caption wrap-anywhere whitespace-pre-wrap">
                {letterIn(ownLanguage)}
              </p>
            </Disclosure>
          )}
          <Notice className="print:hidden" title={t('advice.title')}>
            <p className="max-w-[76ch]">{t('advice.yours')}</p>
            <p className="mt-2 max-w-[76ch]">
              {!property.state
                ? t('advice.noState')
                : t(
                    ruleOfLetter(draft.request, home, today) === null
                      ? 'advice.elsewhere'
                      : 'advice.text',
                    {
                      state: stateName(property.state),
                    },
                  )}
            </p>
            {property.state === 'CA' && (
              <>
                <p className="mt-2">{t('advice.source')}</p>
                <SourceLinks sources={sources(['sfw'])} />
              </>
            )}
          </Notice>
        </div>
        <LetterQuestions
          propertyId={property.id}
          draft={draft}
          home={home}
          ownLanguage={ownLanguage}
          onAnswer={answer}
          onLanguage={choose}
        />
      </div>
      <InsurersDuties property={property} />
    </div>
  );
}
