import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead, pageTitle, privateHead } from '../../lib/head/index.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountCalls, signInCalls } from '../../entities/account/index.ts';
import { AlreadySignedIn, useSignedIn } from './already-signed-in.tsx';
import { AccountForm, AuthPage } from './form-parts.tsx';
import { signInWithPasskey, useHasPasskeys } from './passkeys.ts';
import { useEnter } from './use-enter.ts';
import { useSubmit } from '../../features/account/index.ts';

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'ask_code' }
  | { readonly name: 'app' }
  | { readonly name: 'recovery' }
  | { readonly name: 'code'; readonly email: string };

export const meta = appHead(({ messages }) =>
  privateHead(pageTitle(messages.account.signIn.title)),
);

/** Signing in: by password or a mailed code, then by a second step where it is set up. */
export default function SignInPage() {
  const t = useTranslations('account');
  const paths = usePaths();
  const enter = useEnter();
  const { run, forgetFailure, ...submission } = useSubmit();
  // By itself, because a device may take long to answer, and the form still works meanwhile.
  const byPasskey = useSubmit();
  const hasPasskeys = useHasPasskeys();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const forgetFailures = () => {
    forgetFailure();
    byPasskey.forgetFailure();
  };
  const goTo = (next: Step) => {
    forgetFailures();
    setStep(next);
  };
  const account = useSignedIn();
  // Whoever has just signed in here is on the way to their homes.
  const [isEntering, setEntering] = useState(false);

  const finish = (call: () => ReturnType<typeof signInCalls.password>, by = run) => {
    forgetFailures();
    void by(async () => {
      const { status } = await call();
      if (status === 'second_factor') setStep({ name: 'app' });
      else {
        setEntering(true);
        await enter();
      }
    });
  };

  if (account !== null && !isEntering) return <AlreadySignedIn account={account} />;

  if (step.name === 'app' || step.name === 'recovery') {
    const isApp = step.name === 'app';
    return (
      <AuthPage
        title={t('signIn.second')}
        lead={t(isApp ? 'signIn.secondLead' : 'signIn.recoveryLead')}
      >
        <AccountForm
          key={step.name}
          label={t('signIn.second')}
          submit={t('signIn.secondSubmit')}
          submission={submission}
          onSubmit={({ code = '' }) =>
            finish(() =>
              signInCalls.secondFactor({ code, kind: step.name === 'app' ? 'app' : 'recovery' }),
            )
          }
          fields={[
            {
              name: 'code',
              label: isApp ? t('fields.code') : t('signIn.recoveryLabel'),
              autoComplete: 'one-time-code',
              autoCapitalize: 'none',
              inputMode: isApp ? 'numeric' : 'text',
            },
          ]}
          more={
            <Button
              tone="quiet"
              className="px-0!"
              onClick={() => goTo(isApp ? { name: 'recovery' } : { name: 'app' })}
            >
              {t(isApp ? 'signIn.recovery' : 'signIn.app')}
            </Button>
          }
        />
      </AuthPage>
    );
  }

  const email = {
    name: 'email',
    type: 'email',
    label: t('fields.email'),
    autoComplete: 'username',
  } as const;
  return (
    <AuthPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      below={
        <>
          <p>
            <span>{t('signIn.none')}</span>{' '}
            <TextLink to={paths.signUp()}>{t('signIn.signUp')}</TextLink>
          </p>
          <TextLink to={paths.forgotPassword()}>{t('signIn.forgot')}</TextLink>
        </>
      }
    >
      {hasPasskeys && step.name === 'password' && (
        <Button
          className="self-start"
          unavailable={byPasskey.isSending}
          onClick={() => finish(signInWithPasskey, byPasskey.run)}
        >
          {t(byPasskey.isSending ? 'signIn.askingDevice' : 'signIn.byPasskey')}
        </Button>
      )}
      {byPasskey.failure !== null && step.name === 'password' && (
        <Notice tone="danger">{byPasskey.failure}</Notice>
      )}
      {step.name === 'password' ? (
        <AccountForm
          key="password"
          label={t('signIn.title')}
          submit={t('signIn.submit')}
          submission={submission}
          onSubmit={({ email: address = '', password = '' }) =>
            finish(() => signInCalls.password({ email: address, password }))
          }
          fields={[
            email,
            {
              name: 'password',
              type: 'password',
              label: t('fields.password'),
              autoComplete: 'current-password',
            },
          ]}
          more={
            <Button tone="quiet" className="px-0!" onClick={() => goTo({ name: 'ask_code' })}>
              {t('signIn.byCode')}
            </Button>
          }
        />
      ) : step.name === 'ask_code' ? (
        <AccountForm
          key="ask"
          label={t('signIn.title')}
          submit={t('signIn.sendCode')}
          submission={submission}
          onSubmit={({ email: address = '' }) =>
            void run(async () => {
              await accountCalls.mailCode(address);
              setStep({ name: 'code', email: address });
            })
          }
          fields={[email]}
          more={
            <Button tone="quiet" className="px-0!" onClick={() => goTo({ name: 'password' })}>
              {t('signIn.usePassword')}
            </Button>
          }
        />
      ) : (
        <>
          <Notice role="status">{t('signIn.codeSent')}</Notice>
          <AccountForm
            key="code"
            label={t('signIn.title')}
            submit={t('signIn.useCode')}
            submission={submission}
            onSubmit={({ code = '' }) =>
              finish(() => signInCalls.code({ email: step.email, code }))
            }
            fields={[
              {
                name: 'code',
                label: t('signIn.codeLabel'),
                autoComplete: 'one-time-code',
                inputMode: 'numeric',
              },
            ]}
            more={
              <Button tone="quiet" className="px-0!" onClick={() => goTo({ name: 'password' })}>
                {t('signIn.usePassword')}
              </Button>
            }
          />
        </>
      )}
    </AuthPage>
  );
}
