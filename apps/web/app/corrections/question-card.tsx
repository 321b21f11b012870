import { directions, type QuestionId, type StoredAnswer } from '@dss/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useDescriptions } from '../field-texts/index.ts';
import { AnswerRow } from './answer-row.tsx';
import { WaySwitch, type Way } from './way-switch.tsx';

export interface QuestionCardProps {
  propertyId: string;
  questionId: QuestionId;
  answers: readonly StoredAnswer[];
}

/** One question, why it is asked, and its answers: for the whole house, or side by side where that makes sense. */
export function QuestionCard({ propertyId, questionId, answers }: QuestionCardProps) {
  const t = useTranslations('answers');
  const photosT = useTranslations('photos.sides');
  const { question, why, asked } = useDescriptions().question(questionId);
  const given = answers.filter((answer) => answer.question_id === questionId);
  const [way, setWay] = useState<Way>(given.some((each) => each.side !== null) ? 'sides' : 'whole');
  const savedFor = (side: StoredAnswer['side']) =>
    given.find((answer) => answer.side === side)?.answer ?? null;
  const row = { propertyId, questionId, asked };
  const reason = t('why', { why });
  return (
    <div className="flex flex-col gap-1">
      {way === 'whole' ? (
        <AnswerRow
          {...row}
          side={null}
          legend={question}
          legendClassName="font-strong"
          hint={reason}
          saved={savedFor(null)}
        />
      ) : (
        <fieldset className="min-w-0">
          <legend className="font-strong">{question}</legend>
          <p className="mt-1 mb-3 text-caption text-ink-soft">{reason}</p>
          {directions.map((side) => (
            <AnswerRow
              key={side}
              {...row}
              side={side}
              legend={t('bySide.row', { side: photosT(side) })}
              legendClassName="text-caption font-strong"
              saved={savedFor(side)}
            />
          ))}
        </fieldset>
      )}
      {asked === 'each_side' && <WaySwitch way={way} onSwitch={setWay} />}
    </div>
  );
}
