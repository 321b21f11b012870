import type { InvitedPerson } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface NewInvitationProps {
  invited: InvitedPerson;
  /** Whether an address was given. */
  isToMail: boolean;
  onAnother: () => void;
}

/** The link of a new invitation, which is shown this once. */
export function NewInvitation({ invited, isToMail, onAnother }: NewInvitationProps) {
  const t = useTranslations('people.invite');
  const format = useFormatter();
  const { field, copied, copy } = useCopy(invited.url);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const until = format.dateTime(new Date(invited.expires_at), { dateStyle: 'long' });
  return (
    <section aria-labelledby="new-invitation">
      <Card className="flex flex-col gap-3 p-5">
        <h2
          ref={heading}
          id="new-invitation"
          tabIndex={-1}
          className="font-serif text-title-3 wrap-anywhere"
        >
          {t('made', { name: invited.name })}
        </h2>
        <p>{t('once', { date: until })}</p>
        {isToMail && <p>{t(invited.mailed ? 'mailed' : 'notMailed')}</p>}
        <input
          ref={field}
          readOnly
          value={invited.url}
          aria-label={t('address')}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 truncate rounded-small border border-line-strong bg-paper-sunk px-3 text-caption text-ink"
        />
        <div className="flex flex-wrap gap-2">
          <Button size="small" tone="primary" onClick={copy}>
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </Button>
          <Button size="small" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
        <p role="status" className={copied === 'failed' ? 'text-caption' : 'sr-only'}>
          {copied !== null && t(copied === 'yes' ? 'copied' : 'copyFailed')}
        </p>
      </Card>
    </section>
  );
}
