import type { InsurerNotice, Property } from '@dss/domain';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { randomUuid } from '../../lib/api/random-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticeForm } from './notice-form.tsx';

export interface InsurerNoticesProps {
  property: Pick<Property, 'id' | 'state' | 'address_formatted'>;
  notices: readonly InsurerNotice[];
  /** What can be written about one. */
  renderWriting: (notice: InsurerNotice) => ReactNode;
}

/** What insurers sent about a home: entered once, and counted down until it is over. */
export function InsurerNotices({ property, notices, renderWriting }: InsurerNoticesProps) {
  const t = useTranslations('insurer.notices');
  const [entered, setEntered] = useState<string | null>(null);
  const open = notices.filter(({ outcome }) => outcome === null);
  const over = notices.filter(({ outcome }) => outcome !== null);
  const isFirst = notices.length === 0;
  return (
    <section aria-labelledby="notices-heading" className="flex flex-col gap-3 print:hidden">
      <h2 id="notices-heading" className={isFirst ? 'font-serif text-title-2' : 'sr-only'}>
        {t('title')}
      </h2>
      {open.map((notice) => (
        <NoticeCard key={notice.id} property={property} notice={notice}>
          {renderWriting(notice)}
        </NoticeCard>
      ))}
      {isFirst || entered !== null ? (
        <Card className="p-4 sm:p-5">
          <p className="mb-4 text-caption text-ink-soft">{t('intro')}</p>
          <FirstForm
            key={entered}
            propertyId={property.id}
            onCancel={isFirst ? null : () => setEntered(null)}
            onSaved={() => setEntered(null)}
          />
        </Card>
      ) : (
        <Button size="small" className="self-start" onClick={() => setEntered(randomUuid())}>
          {t('another')}
        </Button>
      )}
      {over.length > 0 && (
        <Disclosure summary={t('over', { count: over.length })} summaryClassName="font-strong">
          <div className="mt-2 flex flex-col gap-3">
            {over.map((notice) => (
              <NoticeCard key={notice.id} property={property} notice={notice}>
                {null}
              </NoticeCard>
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function FirstForm({
  propertyId,
  onCancel,
  onSaved,
}: {
  propertyId: string;
  onCancel: (() => void) | null;
  onSaved: () => void;
}) {
  // The same for each try, so that a second one changes what the first one may have saved.
  const [noticeId] = useState(() => randomUuid());
  return (
    <NoticeForm
      propertyId={propertyId}
      noticeId={noticeId}
      notice={null}
      onCancel={onCancel}
      onSaved={onSaved}
    />
  );
}
