import { useTranslations } from 'use-intl';

import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/api/use-error-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { BackgroundAnalysis } from './background-state.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

interface BackgroundBannerProps {
  background: BackgroundAnalysis;
  photoCount: number;
  /** Whether no model looks at photos, so that they alone make no score. */
  lacksModel: boolean;
}

/**
 * Says that photos are being analyzed while the owner adds more, and when the analysis is done. Failures are low-key.
 */
export function BackgroundBanner({ background, photoCount, lacksModel }: BackgroundBannerProps) {
  const t = useTranslations('backgroundAnalysis');
  const { status, progress, error } = background;
  const analyzing = status === 'analyzing' && photoCount >= analysisTimings.background.photos;
  return (
    <>
      <div role="status" className="empty:hidden">
        {analyzing && (
          <Notice title={t('analyzing')}>
            <ProgressBar
              label={t('progress')}
              percent={progress}
              className="mt-2 w-56 max-w-full"
            />
          </Notice>
        )}
        {status === 'completed' && (
          <Notice tone="positive" title={t('complete')}>
            {lacksModel && <p>{t('withoutModel')}</p>}
          </Notice>
        )}
      </div>
      {status === 'error' && <QuietFailure error={error} />}
    </>
  );
}

function QuietFailure({ error }: { error: unknown }) {
  const t = useTranslations('backgroundAnalysis.error');
  const errorText = useErrorText();
  const kind = backgroundFailureKind(error);
  const hasMessage = kind === 'serverMessage' && error instanceof ApiError;
  return (
    <p className="text-caption text-ink-soft">
      {hasMessage ? errorText(error) : t(kind === 'serverMessage' ? 'unknown' : kind)}
    </p>
  );
}

/** The low-key messages for a failed background analysis (core flow, section 8). */
type BackgroundFailureKind = 'rateLimited' | 'invalidData' | 'serverMessage' | 'unknown';

/** Classifies a failure; `serverMessage` means that the error's own message is shown. */
export function backgroundFailureKind(error: unknown): BackgroundFailureKind {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 429) return 'rateLimited';
  return error.status === 400 ? 'invalidData' : 'serverMessage';
}
