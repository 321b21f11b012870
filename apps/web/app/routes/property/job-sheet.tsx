import { stepIdOf, type HazardTypeId } from '@dss/domain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { hazardFragment } from '../../features/explanation/show-hazard-card.ts';
import { markDoneFragment } from '../../entities/plan/done-actions.ts';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';

export interface JobSheetProps {
  propertyId: string;
  /** What the job is called. */
  title: string;
  /** What to do. */
  text: string;
  /** The hazard that its card is about. */
  hazardType: HazardTypeId;
  picture: ReactNode;
  onClose: () => void;
}

/** A job that its owner begins: what to do, and where to say that it is done. */
export default function JobSheet({
  propertyId,
  title,
  text,
  hazardType,
  picture,
  onClose,
}: JobSheetProps) {
  const t = useTranslations('results.first');
  const paths = usePaths();
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="mt-4 flex flex-1 flex-col gap-4 pb-4">
        <div className="w-48 max-w-full">{picture}</div>
        <p className="max-w-[60ch]">{text}</p>
      </div>
      <SheetActions>
        <ButtonLink
          tone="primary"
          to={`${paths.plan(propertyId)}#${markDoneFragment(stepIdOf(hazardType))}`}
        >
          {t('done')}
        </ButtonLink>
        <ButtonLink to={`${paths.details(propertyId)}#${hazardFragment(hazardType)}`}>
          {t('more')}
        </ButtonLink>
      </SheetActions>
    </Sheet>
  );
}
