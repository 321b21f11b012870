import { useTranslations } from 'use-intl';

import { useWaitsForConnection } from '../../lib/api/query-client.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import type { Labels } from './use-labels.ts';

/** Whether labels are saved. Always one line high, so that nothing moves when a message appears. */
export function SaveState({ labels: { state, retry, isPaused } }: { labels: Labels }) {
  const t = useTranslations('labeling');
  const waits = useWaitsForConnection({ isPaused });
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption">
      <p role="status" className="flex items-center gap-1">
        {state === 'failed' ? (
          <>
            <WarningIcon className="size-4 text-ember" />
            <span className="font-strong text-ember">{t('failed')}</span>
          </>
        ) : waits ? (
          <span className="font-strong text-caution">{t('waits')}</span>
        ) : state === 'saving' ? (
          <span className="text-ink-soft">{t('saving')}</span>
        ) : state === 'saved' ? (
          <>
            <CheckIcon className="size-4 text-forest" />
            <span className="text-ink-soft">{t('saved')}</span>
          </>
        ) : null}
      </p>
      {state === 'failed' && (
        <button
          type="button"
          onClick={retry}
          className="min-h-10 rounded-small font-strong text-forest underline underline-offset-4"
        >
          {t('saveAgain')}
        </button>
      )}
    </div>
  );
}
