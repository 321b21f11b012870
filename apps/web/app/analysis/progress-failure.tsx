import { useTranslations } from 'use-intl';

import { usePaths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ProgressView } from './progress-view.ts';

export interface ProgressFailureProps {
  propertyId: string;
  view: Extract<ProgressView, { kind: 'failed' }>;
  onTryAgain: () => void;
}

/** What went wrong, what is safe, what to do. */
export function ProgressFailure({ propertyId, view, onTryAgain }: ProgressFailureProps) {
  const t = useTranslations('progress');
  const paths = usePaths();
  const { failure, stillWorking } = view;
  const gone = failure === 'propertyNotFound';
  return (
    <div className="mt-8">
      <Notice tone="danger" role="alert" title={t(`error.${failure}`)}>
        {!gone && stillWorking === null && <p className="text-ink-soft">{t('error.safe')}</p>}
      </Notice>
      <div role="status" className="mt-4 text-ink-soft">
        {stillWorking !== null && (
          <p>
            {stillWorking.key === 'observing'
              ? t('stillWorking.photo', {
                  current: stillWorking.current,
                  total: stillWorking.total,
                })
              : t('stillWorking.other')}{' '}
            {t('stillWorking.safe')}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {gone ? (
          <ButtonLink tone="primary" to={paths.home()}>
            {t('error.home')}
          </ButtonLink>
        ) : (
          <>
            {failure === 'noImages' && (
              <ButtonLink tone="primary" to={paths.newProperty(propertyId)}>
                {t('error.addPhotos')}
              </ButtonLink>
            )}
            <Button tone={failure === 'noImages' ? 'secondary' : 'primary'} onClick={onTryAgain}>
              {t('error.tryAgain')}
            </Button>
            <ButtonLink to={paths.property(propertyId)}>{t('error.backToProperty')}</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
