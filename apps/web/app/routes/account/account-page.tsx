import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { LoadFailed } from '../../lib/message-pages/load-failed.tsx';
import { MessagePage } from '../../lib/message-pages/message-page.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAccount } from '../../entities/account/account.ts';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { ForgetDeviceSection } from './forget-device-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.account.title)),
);

/** Profile, security and devices of whoever is signed in. */
export default function AccountPage() {
  const t = useTranslations('account');
  const communities = useTranslations('communities');
  const invited = useTranslations('people.mine');
  const paths = usePaths();
  const { data: account, error, refetch } = useAccount();
  if (account === null) {
    return (
      <MessagePage
        title={t('account.signedOutTitle')}
        actions={
          <>
            <ButtonLink tone="primary" to={paths.signIn()}>
              {t('signIn.submit')}
            </ButtonLink>
            <ButtonLink to={paths.signUp()}>{t('signUp.submit')}</ButtonLink>
          </>
        }
      >
        <p>{t('account.signedOutText')}</p>
      </MessagePage>
    );
  }
  return (
    <div className="page-width flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <h1 className="font-serif text-title-1">{t('account.title')}</h1>
      {account !== undefined ? (
        <div className="flex max-w-2xl flex-col gap-6">
          <ProfileSection account={account} />
          <SecuritySection account={account} />
          <SessionsSection />
          <AccountSection title={communities('title')}>
            <p className="-mt-3 text-ink-soft">{communities('lead')}</p>
            <ButtonLink size="small" className="self-start" to={paths.communities()}>
              {communities('openAll')}
            </ButtonLink>
          </AccountSection>
          <AccountSection title={invited('title')}>
            <p className="-mt-3 text-ink-soft">{invited('lead')}</p>
            <ButtonLink size="small" className="self-start" to={paths.invitedHomes()}>
              {invited('openAll')}
            </ButtonLink>
          </AccountSection>
          {account.operator && (
            <AccountSection title={t('operator.title')}>
              <p className="-mt-3 text-ink-soft">{t('operator.lead')}</p>
              <ButtonLink size="small" className="self-start" to="/ops">
                {t('operator.open')}
              </ButtonLink>
            </AccountSection>
          )}
          <DataSection />
          <ForgetDeviceSection />
        </div>
      ) : error === null ? (
        <p role="status" className="text-ink-soft">
          {t('account.loading')}
        </p>
      ) : (
        <LoadFailed title={t('account.failed')} queries={[{ error, refetch }]} />
      )}
    </div>
  );
}
