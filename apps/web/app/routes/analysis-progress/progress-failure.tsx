import { useTranslations } from 'use-intl';

import { usePaths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AnalysisFailure } from '../../entities/analysis/analysis-failure.ts';
import type { ProgressView } from '../../entities/analysis/progress-view.ts';

export interface ProgressFailureProps {
  propertyId: string;
  view: Extract<ProgressView, { kind: 'failed' }>;
  onTryAgain: () => void;
}

/** What went wrong, what is saved, and what to do next. */
export function ProgressFailure({ propertyId, view, onTryAgain }: ProgressFailureProps) {
  const t = useTranslations('progress');
  const { failure, stillWorking } = view;
  return (
    <div className="mt-8">
      <Notice tone="danger" role="alert" title={t(`error.${failure}`)}>
        {stillWorking === null && (
          <p className="text-ink-soft">{t(`error.${reassurance(failure)}`)}</p>
        )}
      </Notice>
      <div role="status" className="mt-4 text-ink-soft">
        {stillWorking !== null && (
          <p>
            <span>
              {stillWorking.key === 'observing'
                ? t('stillWorking.photo', {
                    current: stillWorking.current,
                    total: stillWorking.total,
                  })
                : t('stillWorking.other')}
            </span>{' '}
            <span>{t('stillWorking.safe')}</span>
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <FailureActions propertyId={propertyId} failure={failure} onTryAgain={onTryAgain} />
      </div>
    </div>
  );
}

function reassurance(failure: AnalysisFailure) {
  switch (failure) {
    case 'propertyNotFound':
      return 'propertyNotFoundText';
    case 'noImages':
      return 'noImagesText';
    case 'offline':
      return 'offlineText';
    default:
      return 'safe';
  }
}

/** The most helpful action comes first. If the property doesn't exist, no button links to it. */
function FailureActions({
  propertyId,
  failure,
  onTryAgain,
}: Pick<ProgressFailureProps, 'propertyId' | 'onTryAgain'> & { failure: AnalysisFailure }) {
  const t = useTranslations('progress.error');
  const walk = useTranslations('walk');
  const paths = usePaths();
  if (failure === 'propertyNotFound') {
    return (
      <>
        <ButtonLink tone="primary" to={paths.newProperty()}>
          {t('startAgain')}
        </ButtonLink>
        <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
        <ButtonLink to={paths.home()}>{t('home')}</ButtonLink>
      </>
    );
  }
  return (
    <>
      {failure === 'noImages' && (
        <>
          <ButtonLink tone="primary" to={paths.walk(propertyId, 'front')}>
            {walk('offer')}
          </ButtonLink>
          <ButtonLink to={paths.newProperty(propertyId)}>{t('addPhotos')}</ButtonLink>
        </>
      )}
      <Button tone={failure === 'noImages' ? 'secondary' : 'primary'} onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
      <ButtonLink to={paths.property(propertyId)}>{t('backToProperty')}</ButtonLink>
    </>
  );
}
