import type { Analysis } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { AddPhotosButton } from '../add-photos/index.ts';
import { questionsHeadingId } from '../answers/index.ts';
import { showHazardCard } from '../explanation/index.ts';
import { Button } from '../ui/button.tsx';
import { showPlace } from '../ui/show-place.ts';
import { nextAction } from './next-action.ts';

export interface NextActionButtonProps {
  propertyId: string;
  analysis: Analysis;
}

/** The one thing to do next, as the page's main button. */
export function NextActionButton({ propertyId, analysis }: NextActionButtonProps) {
  const t = useTranslations('results.next');
  const sideName = useTranslations('photos.sides');
  const format = useFormatter();
  const action = nextAction(analysis);
  switch (action?.kind) {
    case 'fix':
      return (
        <Button tone="primary" onClick={() => showHazardCard(action.row)}>
          {t('fix', { title: action.title })}
        </Button>
      );
    case 'show':
      return (
        <AddPhotosButton tone="primary" propertyId={propertyId}>
          {t('show', {
            count: action.sides.length,
            sides: format.list(action.sides.map((side) => sideName(side))),
          })}
        </AddPhotosButton>
      );
    case 'answer':
      return (
        <Button tone="primary" onClick={() => showPlace(questionsHeadingId)}>
          {t('answer')}
        </Button>
      );
    case undefined:
      return null;
  }
}
