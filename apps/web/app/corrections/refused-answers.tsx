import { useTranslations } from 'use-intl';

import { useDescriptions } from '../field-texts/index.ts';
import { classNames } from '../ui/class-names.ts';
import { Button } from '../ui/button.tsx';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** Says which answers the server didn't accept, until each was given again or discarded. Nothing if there are none. */
export function RefusedAnswers({
  propertyId,
  className,
}: {
  propertyId: string;
  className?: string;
}) {
  const t = useTranslations('answers.refused');
  const descriptions = useDescriptions();
  const { waiting, refused, resume, discardRefused } = useUnsentAnswers(propertyId);
  const asked = waiting.flatMap(({ id, said }) =>
    refused.has(id) && 'answers' in said ? said.answers.map((each) => each.question_id) : [],
  );
  const [only, ...others] = new Set(asked);
  const count = refused.size;
  const isAboutOne = only !== undefined && others.length === 0;
  return (
    <div className={classNames('text-caption leading-5', className)}>
      <p role="status" className="font-strong text-ember">
        {count > 0 &&
          (isAboutOne
            ? t('question', { question: descriptions.question(only).question })
            : t('several', { count }))}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-x-4">
          <Button tone="quiet" size="small" className="px-0!" onClick={resume}>
            {t('again')}
          </Button>
          <Button tone="quiet" size="small" className="px-0!" onClick={discardRefused}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
}
