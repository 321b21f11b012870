import { photoLimits } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Uploads } from './use-uploads.ts';

const max = photoLimits.perUploadAction;
/** More names than this fold away. */
const shownAtFirst = 10;

/** Names the photos that were chosen beyond what can be added at once, and adds them when their owner says so. */
export function LeftOutNotice({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('photos.leftOut');
  const format = useFormatter();
  const { leftOut, checking } = uploads;
  const count = leftOut.length;
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Notice tone="caution" title={t('title', { count })}>
          <p>{t('text', { count, max })}</p>
          <Disclosure
            open={count <= shownAtFirst}
            summary={<span className="text-caption font-strong">{t('names')}</span>}
          >
            <p className="text-caption wrap-anywhere">
              {format.list(leftOut.map(({ name }) => name))}
            </p>
          </Disclosure>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" tone="primary" unavailable={checking} onClick={uploads.addLeftOut}>
              {count > max ? t('addNext', { max }) : t('add', { count })}
            </Button>
            <Button size="small" tone="quiet" onClick={uploads.dismissLeftOut}>
              {t('dismiss', { count })}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
