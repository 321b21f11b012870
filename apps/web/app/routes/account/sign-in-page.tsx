import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { appHead } from '../../lib/head/page-texts.ts';
import { pageTitle, privateHead } from '../../lib/head/page-head.ts';
import { usePaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { accountCalls, signInCalls } from '../../entities/account/account.ts';
import { codeField, emailField, passwordField } from './account-fields.ts';
import { AlreadySignedIn, useSignedIn } from './already-signed-in.tsx';
import { AccountForm, AuthPage } from './form-parts.tsx';
import { signInWithPasskey, useHasPasskeys } from './passkeys.ts';
import { useEnter } from './use-enter.ts';
import { useSubmit, type Submit } from '../../features/account/use-submit.ts';

/** What is asked for now. */
type Step =
  | { readonly name: 'password' }
  | { readonly name: 'ask_code' }
  | { readonly name: 'app' }
  | { readonly name: 'recovery' }
  | { readonly name: 'code'; readonly email: string };

type SignInCall = () => ReturnType<typeof signInCalls.password>;

interface StepProps {
  readonly submission: Pick<Submit, 'isSending' | 'failure'>;
  readonly goTo: (step: Step) => void;
  /** Signs in by a call, or goes on to the second step. */
  readonly finish: (call: SignInCall) => void;
}

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

  const finish = (call: SignInCall, by = run) => {
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

  const parts: StepProps = { submission, goTo, finish };

  if (step.name === 'app' || step.name === 'recovery') {
    return <SecondStep kind={step.name} {...parts} />;
  }
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
      {step.name === 'password' && <PasswordStep {...parts} />}
      {step.name === 'ask_code' && (
        <AskCodeStep
          {...parts}
          onAsk={(email) =>
            void run(async () => {
              await accountCalls.mailCode(email);
              setStep({ name: 'code', email });
            })
          }
        />
      )}
      {step.name === 'code' && <CodeStep email={step.email} {...parts} />}
    </AuthPage>
  );
}

function PasswordStep({ submission, goTo, finish }: StepProps) {
  const t = useTranslations('account');
  return (
    <AccountForm
      label={t('signIn.title')}
      submit={t('signIn.submit')}
      submission={submission}
      onSubmit={({ email = '', password = '' }) =>
        finish(() => signInCalls.password({ email, password }))
      }
      fields={[emailField(t('fields.email')), passwordField(t('fields.password'))]}
      more={<OtherWay label={t('signIn.byCode')} onChoose={() => goTo({ name: 'ask_code' })} />}
    />
  );
}

function AskCodeStep({
  submission,
  goTo,
  onAsk,
}: StepProps & { readonly onAsk: (email: string) => void }) {
  const t = useTranslations('account');
  return (
    <AccountForm
      label={t('signIn.title')}
      submit={t('signIn.sendCode')}
      submission={submission}
      onSubmit={({ email = '' }) => onAsk(email)}
      fields={[emailField(t('fields.email'))]}
      more={
        <OtherWay label={t('signIn.usePassword')} onChoose={() => goTo({ name: 'password' })} />
      }
    />
  );
}

/** @param email where the code was mailed to */
function CodeStep({ email, submission, goTo, finish }: StepProps & { readonly email: string }) {
  const t = useTranslations('account');
  return (
    <>
      <Notice role="status">{t('signIn.codeSent')}</Notice>
      <AccountForm
        label={t('signIn.title')}
        submit={t('signIn.useCode')}
        submission={submission}
        onSubmit={({ code = '' }) => finish(() => signInCalls.code({ email, code }))}
        fields={[codeField(t('signIn.codeLabel'))]}
        more={
          <OtherWay label={t('signIn.usePassword')} onChoose={() => goTo({ name: 'password' })} />
        }
      />
    </>
  );
}

/** A code of the authenticator app, or one of those written down. */
function SecondStep({
  kind,
  submission,
  goTo,
  finish,
}: StepProps & { readonly kind: 'app' | 'recovery' }) {
  const t = useTranslations('account');
  const isApp = kind === 'app';
  return (
    <AuthPage
      title={t('signIn.second')}
      lead={t(isApp ? 'signIn.secondLead' : 'signIn.recoveryLead')}
    >
      <AccountForm
        key={kind}
        label={t('signIn.second')}
        submit={t('signIn.secondSubmit')}
        submission={submission}
        onSubmit={({ code = '' }) => finish(() => signInCalls.secondFactor({ code, kind }))}
        fields={[
          {
            ...codeField(isApp ? t('fields.code') : t('signIn.recoveryLabel')),
            autoCapitalize: 'none',
            inputMode: isApp ? 'numeric' : 'text',
          },
        ]}
        more={
          <OtherWay
            label={t(isApp ? 'signIn.recovery' : 'signIn.app')}
            onChoose={() => goTo({ name: isApp ? 'recovery' : 'app' })}
          />
        }
      />
    </AuthPage>
  );
}

function OtherWay({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <Button tone="quiet" className="px-0!" onClick={onChoose}>
      {label}
    </Button>
  );
}
