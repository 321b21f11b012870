import type { Analysis, Photo } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../../features/add-photos/index.ts';
import { questionsHeadingId } from '../../features/corrections/index.ts';
import { useAnswers } from '../../entities/answers/index.ts';
import { showHazardCard } from '../../features/explanation/index.ts';
import { useSideWords } from '../../entities/house-sides/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { scrollToElement } from '../../ui/scroll-to-element.ts';
import { nextAction } from './next-action.ts';
import { useStepGuidance } from './use-step-guidance.ts';

export interface NextActionButtonProps {
  propertyId: string;
  analysis: Analysis;
  photos: readonly Photo[];
  className: string;
}

/** The next thing to do, as the page's main button. */
export function NextActionButton({
  propertyId,
  analysis,
  photos,
  className,
}: NextActionButtonProps) {
  const t = useTranslations('results.next');
  const { choices } = useSideWords();
  const format = useFormatter();
  const paths = usePaths();
  const stepOf = useStepGuidance(analysis);
  const action = nextAction(analysis, photos);
  switch (action?.kind) {
    case 'fix': {
      const { hazardType } = action;
      const { title, loading } = stepOf({ hazard_types: [hazardType] });
      return (
        <Button
          tone="primary"
          className={className}
          onClick={() => showHazardCard({ hazard_type: hazardType })}
        >
          {loading ? t('fixLoading') : t('fix', { title })}
        </Button>
      );
    }
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
      return <WalkLink propertyId={propertyId} className={className} />;
    case 'answer':
      return (
        <Button
          tone="primary"
          className={className}
          onClick={() => scrollToElement(questionsHeadingId)}
        >
          {t('answer')}
        </Button>
      );
    case undefined:
      return null;
  }
}

function WalkLink({
  propertyId,
  className,
}: Pick<NextActionButtonProps, 'propertyId' | 'className'>) {
  const t = useTranslations('walk');
  const paths = usePaths();
  const { data: answers = [] } = useAnswers(propertyId);
  return (
    <ButtonLink tone="primary" className={className} to={paths.walk(propertyId)}>
      {t(answers.length > 0 ? 'goOn' : 'offer')}
    </ButtonLink>
  );
}
