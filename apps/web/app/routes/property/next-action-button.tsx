import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../../features/add-photos/add-photos-provider.tsx';
import { questionsHeadingId } from '../../features/corrections/answers-section.tsx';
import { useAnswers } from '../../entities/answers/answers.ts';
import { useSideWords } from '../../entities/house-sides/side-words.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { NextAction } from './next-action.ts';

export interface NextActionButtonProps {
  propertyId: string;
  /** Null: nothing is left to show or to tell. */
  action: Exclude<NextAction, { readonly kind: 'fix' }> | null;
}

const className = 'w-full sm:w-auto sm:self-start';

/** What tells most about the home now, as the page's main button. */
export function NextActionButton({ propertyId, action }: NextActionButtonProps) {
  const t = useTranslations('results.next');
  const { choices } = useSideWords();
  const format = useFormatter();
  const paths = usePaths();
  switch (action?.kind) {
    case 'show':
      return (
        <AddPhotosButton tone="primary" propertyId={propertyId} className={className}>
          {t('show', {
            count: action.sides.length,
            sides: format.list(
              choices.filter(({ value }) => action.sides.includes(value)).map(({ label }) => label),
            ),
          })}
        </AddPhotosButton>
      );
    case 'name':
      return (
        <ButtonLink tone="primary" className={className} to={paths.labelPhotos(propertyId)}>
          {t('name', { count: action.count })}
        </ButtonLink>
      );
    case 'walk':
      return <WalkLink propertyId={propertyId} />;
    case 'answer':
      return (
        <ButtonLink
          tone="primary"
          className={className}
          to={`${paths.details(propertyId)}#${questionsHeadingId}`}
        >
          {t('answer')}
        </ButtonLink>
      );
    case undefined:
      return null;
  }
}

function WalkLink({ propertyId }: Pick<NextActionButtonProps, 'propertyId'>) {
  const t = useTranslations('walk');
  const paths = usePaths();
  const { data: answers = [] } = useAnswers(propertyId);
  return (
    <ButtonLink tone="primary" className={className} to={paths.walk(propertyId)}>
      {t(answers.length > 0 ? 'goOn' : 'offer')}
    </ButtonLink>
  );
}
