import type { GuidanceStepId, Photo } from '@dss/domain';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import type { ChosenPhoto } from '../../entities/photo/upload.ts';
import { Button } from '../../ui/button.tsx';
import type { Activation } from '../../ui/quick-taps.ts';
import { Sheet, SheetActions } from '../../ui/sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MovedScore, type Standing } from './moved-score.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { UndoDoneButton } from './undo-done-button.tsx';
import type { AfterPhotos } from './use-after-photos.ts';

export interface OutcomeSheetProps {
  propertyId: string;
  stepId: GuidanceStepId;
  title: string;
  /** The work was marked as done just now; else only a photo was added to it. */
  isNew: boolean;
  /** The photo that was repeated; null where none shows what was removed. */
  before: Photo | null;
  taken: ChosenPhoto | null;
  /** The result before the work was marked as done; null if it was before. */
  from: Standing | null;
  /** The current result. */
  standing: Standing;
  /** A newer photo or answer shows it again. */
  isFoundAgain: boolean;
  /** The server has what was said, so that more can be said of it. */
  mayAddDetails: boolean;
  afterPhotos: AfterPhotos;
  isMeant: (tap: Activation) => boolean;
  onShare: (event: MouseEvent) => void;
  onDetails: (event: MouseEvent) => void;
  onClose: () => void;
  /** Where to go from here, since the button that opened the sheet may be gone. */
  focusAfterSaving: () => HTMLElement | null;
}

/** What came of it, and where to go on. */
export function OutcomeSheet(props: OutcomeSheetProps) {
  const { propertyId, stepId, isNew, before, title, mayAddDetails, isFoundAgain, taken } = props;
  const { afterPhotos, isMeant, onShare, onDetails, onClose } = props;
  const t = useTranslations('plan.done.take');
  const form = useTranslations('plan.done.form');
  return (
    <Sheet
      title={isNew ? form('marked') : t('added')}
      description={title}
      onClose={onClose}
      finalFocus={props.focusAfterSaving}
    >
      <Outcome {...props} />
      <SheetActions>
        <Button tone="primary" onClick={(event) => isMeant(event) && onClose()}>
          {form('close')}
        </Button>
        {taken !== null && before !== null && !afterPhotos.isDuplicate && !isFoundAgain && (
          <Button onClick={onShare}>{t('share')}</Button>
        )}
        {mayAddDetails && (
          <Button tone="quiet" onClick={onDetails}>
            {form('addDetails')}
          </Button>
        )}
        {isNew && (
          <UndoDoneButton
            propertyId={propertyId}
            stepId={stepId}
            title={title}
            isMeant={isMeant}
            onUndone={onClose}
          />
        )}
      </SheetActions>
    </Sheet>
  );
}

/** How the score moved, what the work rests on, and where it counts besides. */
function Outcome({
  propertyId,
  stepId,
  before,
  isFoundAgain,
  standing,
  afterPhotos,
  taken,
  from,
}: OutcomeSheetProps) {
  const t = useTranslations('plan.done');
  const paths = usePaths();
  const upload = afterPhotos.onItsWay(before ?? stepId);
  const isKnown = taken !== null && afterPhotos.isDuplicate;
  return (
    <div className="mt-4 mb-3 flex flex-col gap-3">
      {from !== null && <MovedScore before={from} now={standing} />}
      {isKnown && (
        <p role="status" className="font-strong">
          {t('duplicate')}
        </p>
      )}
      {!isKnown && (
        <p>{t(isFoundAgain ? 'againText' : outcomeText(from !== null, taken !== null))}</p>
      )}
      {taken !== null && upload !== undefined && (
        <OnItsWay upload={upload} afterPhotos={afterPhotos} />
      )}
      <p>
        <TextLink to={paths.insurer(propertyId)}>{t('outcome.insurer')}</TextLink>
      </p>
    </div>
  );
}

/** What is said once work is marked as done, or once a photo is added to it. */
export function outcomeText(
  isMarked: boolean,
  hasPhoto: boolean,
): 'outcome.said' | 'outcome.saidWithPhoto' | 'outcome.photo' {
  if (!isMarked) return 'outcome.photo';
  return hasPhoto ? 'outcome.saidWithPhoto' : 'outcome.said';
}
