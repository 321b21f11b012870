import type { InvitedPerson } from '@dss/domain';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { Card } from '../../ui/card.tsx';

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
        <LinkToCopy
          url={invited.url}
          words={{
            address: t('address'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
          after={
            <Button size="small" onClick={onAnother}>
              {t('another')}
            </Button>
          }
        />
      </Card>
    </section>
  );
}
