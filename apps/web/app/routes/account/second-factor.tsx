import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { CopyButton } from '../../ui/toast/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { accountCalls, accountQuery, changingCalls } from '../../entities/account/account.ts';
import { codeField, passwordField } from './account-fields.ts';
import { AccountForm } from './form-parts.tsx';
import { useSubmit } from '../../features/account/use-submit.ts';

interface Setup {
  readonly uri: string;
  readonly recovery_codes: readonly string[];
}

/** Two-step sign-in: set up with an authenticator app, or turned off. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const t = useTranslations('account');
  const client = useQueryClient();
  const { run, ...submission } = useSubmit();
  const renewal = useSubmit();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const say = (description: string) =>
    showToast({ tone: 'positive', title: t('success'), description });

  if (setup !== null) {
    return (
      <>
        <p className="-mt-4 text-ink-soft">{t('security.setup')}</p>
        <QrCode text={setup.uri} label={t('security.qrCode')} />
        <p className="break-all">
          <span>{`${t('security.key')}:`}</span>{' '}
          <code>{new URL(setup.uri).searchParams.get('secret')}</code>
        </p>
        <a href={setup.uri} className="text-forest underline underline-offset-4">
          {t('security.openApp')}
        </a>
        <RecoveryCodes codes={setup.recovery_codes} />
        <AccountForm
          label={t('security.second')}
          submit={t('security.confirm')}
          submission={submission}
          onSubmit={({ code = '' }) =>
            void run(async () => {
              await changingCalls.confirmSecondFactor(code);
              setSetup(null);
              await client.invalidateQueries({ queryKey: accountQuery.queryKey });
              say(t('security.turnedOn'));
            })
          }
          fields={[codeField(t('fields.code'))]}
        />
      </>
    );
  }
  return (
    <>
      <p className="-mt-4 text-ink-soft">{t(isOn ? 'security.secondOn' : 'security.secondOff')}</p>
      <AccountForm
        key={String(isOn)}
        label={t('security.second')}
        submit={t(isOn ? 'security.turnOff' : 'security.turnOn')}
        tone="secondary"
        submission={submission}
        onSubmit={({ password: given = '' }) =>
          void run(async () => {
            if (!isOn) {
              setSetup(await accountCalls.setUpSecondFactor(given));
              return;
            }
            await changingCalls.turnSecondFactorOff(given);
            setCodes(null);
            await client.invalidateQueries({ queryKey: accountQuery.queryKey });
            say(t('security.turnedOff'));
          })
        }
        // A label of its own: a page with two-step sign-in asks for the password in several places.
        fields={[
          passwordField(t(isOn ? 'security.passwordToTurnOff' : 'security.passwordToTurnOn')),
        ]}
      />
      {isOn && (
        <AccountForm
          label={t('security.newCodes')}
          submit={t('security.newCodes')}
          tone="secondary"
          submission={renewal}
          onSubmit={({ password: given = '' }) =>
            void renewal.run(async () => {
              const { recovery_codes: fresh } = await accountCalls.newRecoveryCodes(given);
              setCodes(fresh);
            })
          }
          fields={[passwordField(t('security.passwordForCodes'))]}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} />}
    </>
  );
}

/** Shown once: the server keeps them encrypted and never shows them again. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('account');
  return (
    <div className="flex flex-col gap-3">
      <p>{t('security.codes')}</p>
      <ul aria-label={t('security.codesList')} className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton
        size="small"
        className="self-start"
        text={codes.join('\n')}
        words={{
          copy: t('security.copyCodes'),
          copied: t('security.copied'),
          copyFailed: t('security.copyFailed'),
        }}
      />
    </div>
  );
}
