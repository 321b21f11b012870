import { photoLimits } from '@dss/domain';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOnline } from '../../lib/device/device-state.ts';
import type { UploadPause, UploadsState } from './upload-store.ts';
import { isUnsent } from './upload.ts';
import { useUploadsState, type UploadControls } from './use-uploads.ts';

/** How many photos are still unsent, that reloading won't lose them, and what they are waiting for. */
export function UnsentNotice({ propertyId }: { propertyId: string }) {
  return <UnsentSummaryNotice {...useUploadsState(propertyId, summarizeUnsent)} />;
}

interface UnsentSummary extends Pick<UploadsState, 'pause'> {
  readonly count: number;
  /** The browser couldn't save any of them, so closing the page would lose them. */
  readonly areUnsavable: boolean;
}

export function summarizeUnsent({
  items,
  pause,
}: Pick<UploadsState, 'items' | 'pause'>): UnsentSummary {
  const unsent = items.filter(isUnsent);
  const areUnsavable = unsent.every(({ kept, state }) => kept === false && state.kind !== 'failed');
  return { count: unsent.length, areUnsavable, pause };
}

export function UnsentSummaryNotice({ count, areUnsavable, pause }: UnsentSummary) {
  const t = useTranslations('photos.unsent');
  const online = useOnline();
  if (count === 0) return null;
  if (online && pause === null && !areUnsavable) {
    return (
      <p className="text-caption text-ink-soft">
        <strong className="font-strong">{t('count', { count })}</strong>{' '}
        <span>{t('kept', { count })}</span>
      </p>
    );
  }
  return (
    <Notice tone="neutral" title={t('count', { count })}>
      {online && pause !== null ? (
        <PauseText pause={pause} />
      ) : (
        <p>{t(online ? 'kept' : 'keptOffline', { count })}</p>
      )}
      {areUnsavable && <p className="font-strong">{t('stay', { count })}</p>}
    </Notice>
  );
}

/** What keeps the server from accepting photos, and when sending resumes. */
function PauseText({ pause: { reason, until } }: { pause: UploadPause }) {
  const t = useTranslations('photos.unsent');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className="tabular-nums">
      <span>{t(reason)}</span>{' '}
      <span>
        {seconds > 90 ? t('nextTryMinutes', { minutes }) : t('nextTrySeconds', { seconds })}
      </span>
    </p>
  );
}

/** Lists the chosen files that the property already has. */
export function DuplicatesNotice({ names }: { names: readonly string[] }) {
  const t = useTranslations('photos.add');
  const format = useFormatter();
  return (
    <p role="status" className="text-caption wrap-anywhere text-ink-soft empty:hidden">
      {names.length > 0 && t('alreadyAdded', { names: format.list(names) })}
    </p>
  );
}

const max = photoLimits.perUploadAction;
/** Longer lists are collapsed. */
const shownAtFirst = 10;

/** Lists the photos that were not added with the others, and adds them when the owner says so. */
export function LeftOutNotice({
  leftOut: { files, refused },
  checking,
  addLeftOut,
  dismissLeftOut,
}: Pick<UploadControls, 'leftOut' | 'checking' | 'addLeftOut' | 'dismissLeftOut'>) {
  const t = useTranslations('photos.leftOut');
  const format = useFormatter();
  const count = files.length;
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Notice tone="caution" title={t('title', { count })}>
          <p className="wrap-anywhere">
            {refused === null ? t('text', { count, max }) : t('refused', { count, name: refused })}
          </p>
          <Disclosure
            open={count <= shownAtFirst}
            summary={<span className="text-caption font-strong">{t('names')}</span>}
          >
            <p className="text-caption wrap-anywhere">
              {format.list(files.map(({ name }) => name))}
            </p>
          </Disclosure>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" tone="primary" unavailable={checking} onClick={addLeftOut}>
              {count > max ? t('addNext', { max }) : t('add', { count })}
            </Button>
            <Button size="small" tone="quiet" onClick={dismissLeftOut}>
              {t('dismiss', { count })}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
