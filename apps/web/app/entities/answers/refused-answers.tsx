import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { useDescriptions } from '../hazard/texts/descriptions-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** Something that couldn't be done, and what the owner can do about it. */
export interface Problem {
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly take: () => void }[];
}

/** Which answers the server didn't accept, until each was given again or discarded; null if there are none. */
export function useRefusedAnswers(propertyId: string): Problem | null {
  const t = useTranslations('answers.refused');
  const descriptions = useDescriptions();
  const errorText = useErrorText();
  const { waiting, refused, error, resume, discardRefused } = useUnsentAnswers(propertyId);
  const count = refused.size;
  if (count === 0) return null;
  const asked = waiting.flatMap(({ id, said }) =>
    refused.has(id) && 'answers' in said ? said.answers.map((each) => each.question_id) : [],
  );
  const [only, ...others] = new Set(asked);
  const isAboutOne = only !== undefined && others.length === 0;
  // The others are about the property or the visitor: answering again wouldn't help.
  const isAboutAnswer = error instanceof ApiError && error.code === 'invalid_request';
  const text = !isAboutAnswer
    ? t('because', { count, reason: errorText(error) })
    : isAboutOne
      ? t('question', { question: descriptions.question(only).question })
      : t('several', { count });
  return {
    text,
    ways: [
      { label: t('again'), take: resume },
      { label: t('discard'), take: discardRefused },
    ],
  };
}

/** Says which answers the server didn't accept. Nothing if there are none. */
export function RefusedAnswers({
  propertyId,
  className,
}: {
  propertyId: string;
  className?: string;
}) {
  const problem = useRefusedAnswers(propertyId);
  return (
    <div className={classNames('text-caption leading-5', className)}>
      <p role="status" className="font-strong text-ember">
        {problem?.text}
      </p>
      {problem !== null && (
        <div className="flex flex-wrap gap-x-4">
          {problem.ways.map(({ label, take }) => (
            <Button key={label} tone="quiet" size="small" className="px-0!" onClick={take}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
