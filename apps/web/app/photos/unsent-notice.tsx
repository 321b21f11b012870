import { useTranslations } from 'use-intl';

import { Notice } from '../ui/notice.tsx';
import { isUnsent, type UploadItem } from './upload-items.ts';
import { useOnline } from './use-online.ts';

/** How many photos still wait to be sent, and that a reload doesn't lose them. */
export function UnsentNotice({ items }: { items: readonly UploadItem[] }) {
  const t = useTranslations('photos.unsent');
  const online = useOnline();
  const waiting = items.filter(isUnsent);
  if (waiting.length === 0) return null;
  const lost = waiting.filter(({ kept, state }) => !kept && state !== 'error').length;
  return (
    <Notice tone="neutral" title={t('count', { count: waiting.length })}>
      <p>{t(online ? 'kept' : 'keptOffline')}</p>
      {lost === waiting.length && <p className="font-strong">{t('stay')}</p>}
    </Notice>
  );
}
