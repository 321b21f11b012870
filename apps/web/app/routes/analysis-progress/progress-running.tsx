import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { CheckIcon, ListCheckIcon, MeasureIcon, SearchPhotoIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ProgressRings } from '../../ui/progress-rings.tsx';
import {
  furtherAlong,
  useActivityText,
  type ProgressView,
} from '../../entities/analysis/progress-view.ts';

const stepIcons = {
  analyzing: SearchPhotoIcon,
  processing: MeasureIcon,
  scoring: ListCheckIcon,
  complete: CheckIcon,
};

/** The specified progress bar and step, and below them what is really happening. */
export function ProgressRunning({
  view,
  canceling,
  onCancel,
}: {
  view: Extract<ProgressView, { kind: 'running' | 'complete' }>;
  canceling: boolean;
  onCancel: () => void;
}) {
  const t = useTranslations('progress');
  const activityText = useActivityText();
  const complete = view.kind === 'complete';
  const [furthest, setFurthest] = useState(view);
  const shown = furtherAlong(furthest, view);
  if (shown !== furthest) setFurthest(shown);
  const percent = complete ? 100 : view.percent;
  const step = shown.kind === 'complete' ? 'complete' : shown.step;
  const StepIcon = stepIcons[step];
  return (
    <div className="mt-8">
      <ProgressRings percent={percent} className="mx-auto size-40 text-forest" />
      <div role="status" className="mt-8 flex flex-col gap-1">
        <h2 className="flex items-center gap-3 text-title-3">
          <StepIcon className="size-7 text-forest" />
          <span className="min-w-0 wrap-anywhere">{t(`steps.${step}`)}</span>
        </h2>
        <p className="min-h-7 text-ink-soft">
          {shown.kind === 'complete'
            ? activityText({ key: 'done' })
            : shown.waitedSeconds !== null && shown.activity.key === 'observing'
              ? t('waitingFor', { current: shown.activity.current, total: shown.activity.total })
              : activityText(shown.activity)}
        </p>
      </div>
      {/* Outside the live region, so that screen readers don't announce every second. */}
      <p className="min-h-6 text-caption text-ink-soft tabular-nums">
        {!complete && view.waitedSeconds !== null && t('elapsed', { seconds: view.waitedSeconds })}
      </p>
      <div className="mt-2 flex items-center gap-4">
        <ProgressBar label={t('bar')} percent={percent} className="flex-1" />
        <span
          aria-hidden="true"
          className="w-14 text-right font-strong whitespace-nowrap tabular-nums"
        >
          {t('percent', { percent })}
        </span>
      </div>
      {!complete && (
        <Button unavailable={canceling} onClick={onCancel} className="mt-8 w-full sm:w-auto">
          {t(canceling ? 'canceling' : 'cancel')}
        </Button>
      )}
      {/* Last, so that the button doesn't move when this notice appears. */}
      <div role="status" className="mt-6">
        {!complete && view.longWait && <Notice>{t('longWait')}</Notice>}
      </div>
    </div>
  );
}
