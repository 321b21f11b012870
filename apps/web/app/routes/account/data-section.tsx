import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { forgetBrowser } from '../../entities/account/forget-browser.ts';
import { changingCalls } from '../../entities/account/account.ts';
import { OwnDataActions } from '../../features/own-data/own-data-actions.tsx';
import { usePaths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { passwordField } from './account-fields.ts';
import { AccountSection } from './account-section.tsx';
import { AccountForm } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

/** A copy of everything, and two ways to delete it: the homes, or the account with them. */
export function DataSection() {
  const t = useTranslations('account.data');
  const paths = usePaths();
  return (
    <AccountSection title={t('title')}>
      <p className="-mt-3 text-ink-soft">
        <span>{t('text')}</span> <TextLink to={paths.deletion()}>{t('policy')}</TextLink>
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <OwnDataActions isSignedIn />
      </div>
      <h3 className="border-t border-line pt-6 font-strong">{t('accountTitle')}</h3>
      <p className="-mt-4 text-ink-soft">{t('accountText')}</p>
      <DeleteAccount />
    </AccountSection>
  );
}

function DeleteAccount() {
  const t = useTranslations('account');
  const paths = usePaths();
  const { run, ...submission } = useSubmit();
  const [password, setPassword] = useState<string | null>(null);

  const remove = (given: string) =>
    void run(async () => {
      await changingCalls.deleteAccount(given);
      await forgetBrowser({
        isSignedIn: false,
        page: paths.home(),
        toast: { title: t('data.deleted'), description: t('data.deletedText') },
      });
    });

  return (
    <>
      <AccountForm
        label={t('data.accountTitle')}
        submit={t('data.deleteAccount')}
        tone="danger"
        submission={submission}
        onSubmit={({ password: given = '' }) => setPassword(given)}
        fields={[passwordField(t('data.password'))]}
      />
      {password !== null && (
        <ConfirmDialog
          title={t('data.confirmTitle')}
          text={t('data.confirmText')}
          confirmLabel={t('data.deleteAccount')}
          cancelLabel={t('data.cancel')}
          onCancel={() => setPassword(null)}
          onConfirm={() => {
            setPassword(null);
            remove(password);
          }}
        />
      )}
    </>
  );
}
