import type { InsurerNotice } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useKnownAccount } from '../../entities/account/known-account.ts';
import { useChangeNotice } from '../../entities/insurer-notices/notices.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Where an owner says whether they want a mail before each date; only an account has an address. */
export function NoticeReminders({ notice }: { notice: InsurerNotice }) {
  const t = useTranslations('insurer.reminders');
  const paths = usePaths();
  const account = useKnownAccount();
  const { mutate, isPending } = useChangeNotice(notice.property_id, notice.id);
  if (account === null && !notice.reminds) {
    return (
      <div className="flex flex-col gap-1">
        <h4 className="font-strong">{t('title')}</h4>
        <p className="text-caption text-ink-soft">{t('noAccount')}</p>
        <p className="text-caption">
          <TextLink to={paths.signUp()}>{t('signUp')}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <h4 className="font-strong">{t('title')}</h4>
      <p role="status" className="text-caption text-ink-soft">
        {t(notice.reminds ? 'isOn' : 'what')}
      </p>
      <Button
        size="small"
        unavailable={isPending}
        onClick={() => mutate({ remind: !notice.reminds })}
      >
        {t(notice.reminds ? 'turnOff' : 'turnOn')}
      </Button>
    </div>
  );
}
