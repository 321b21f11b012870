import { assessorName, answerToStatement, type HomeVisit } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useAnswerText } from '../../entities/answers/use-answer-text.ts';
import {
  DescriptionsProvider,
  useDescriptions,
} from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useHomeVisits } from '../../entities/home-visits/home-visits.ts';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDayText } from '../../ui/use-day-text.ts';

/** The owner's copy of what assessors saw and noted at the home. Nothing where there was none. */
export function VisitsSection({ propertyId }: { propertyId: string }) {
  const t = useTranslations('homeVisits');
  const { data: visits = [] } = useHomeVisits(propertyId);
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="visits-heading" className="flex flex-col gap-3">
      <h2 id="visits-heading" className="font-serif text-title-3">
        {t('owner.title', { count: visits.length })}
      </h2>
      <ul className="flex flex-col gap-3">
        {visits.map((visit) => (
          <li key={visit.visit_id}>
            <Visit visit={visit} />
          </li>
        ))}
      </ul>
      <p className="max-w-[68ch] text-caption text-ink-soft">{t('owner.dispute')}</p>
      <p className="max-w-[68ch] text-caption text-ink-soft">{t('unchecked')}</p>
    </section>
  );
}

function Visit({ visit }: { visit: HomeVisit }) {
  const t = useTranslations('homeVisits.owner');
  const dayText = useDayText();
  const name = assessorName(visit);
  const { answers, image_ids: photos, notes } = visit;
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h3 className="font-strong wrap-anywhere">
        {t('visited', {
          who: name === null ? 'none' : 'known',
          name: name ?? '',
          day: dayText(visit.on),
        })}
      </h3>
      <p className="text-caption text-ink-soft">
        {t('counts', { answers: answers.length, photos: photos.length })}
      </p>
      {visit.ended_at === null && <p className="text-caption text-ink-soft">{t('open')}</p>}
      {notes !== '' && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{notes}</p>}
      {answers.length > 0 && (
        <Disclosure summary={t('show')}>
          <DescriptionsProvider fallback={<Skeleton className="h-40 w-full" />}>
            <ul className="flex flex-col">
              {answers.map((answer) => (
                <li
                  key={`${answer.question_id} ${answer.side}`}
                  className="border-t border-line py-2 text-caption"
                >
                  <Answer answer={answer} />
                </li>
              ))}
            </ul>
          </DescriptionsProvider>
        </Disclosure>
      )}
    </Card>
  );
}

function Answer({ answer: said }: { answer: HomeVisit['answers'][number] }) {
  const t = useTranslations('homeVisits.owner');
  const { question_id: id, side, side_said_as: saidAs, answer, amount } = said;
  const { statement } = useDescriptions().question(id);
  const answerText = useAnswerText();
  const { name, naming } = useSideWords();
  return (
    <>
      <p>
        <span className="font-strong">{statement}</span>
        <span> </span>
        <span>{answerText({ answer: answerToStatement(id, answer), amount })}</span>
      </p>
      {side !== null && (
        <p className="text-ink-soft">{name(side, naming === 'both' ? naming : saidAs)}</p>
      )}
      {!said.counts && <p className="text-ink-soft">{t('replaced')}</p>}
    </>
  );
}
