import { accountTextLimits } from '@dss/domain';
import {
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Submit } from '../../features/account/use-submit.ts';

/** A page with one form about an account. */
export function AuthPage({
  title,
  lead,
  children,
  below,
  heading,
}: {
  title: string;
  lead: string | null;
  children: Elements;
  below?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
}) {
  return (
    <div className="contours flex flex-1">
      <div className="page-width py-8 sm:py-16">
        <Card className="mx-auto flex max-w-lg flex-col gap-6 p-6 sm:p-8">
          <div>
            <h1 ref={heading} className="font-serif text-title-1">
              {title}
            </h1>
            {lead !== null && <p className="mt-2 text-ink-soft wrap-anywhere">{lead}</p>}
          </div>
          {children}
          {below !== undefined && (
            <div className="flex flex-col items-start gap-3 border-t border-line pt-6">{below}</div>
          )}
        </Card>
      </div>
    </div>
  );
}

export interface AccountFormProps {
  label: string;
  submit: string;
  /** How the sending of this form goes. No other form has the same, or both would say it. */
  submission: Pick<Submit, 'isSending' | 'failure'>;
  /** Called once every field is filled in. */
  onSubmit: (values: Readonly<Record<string, string>>) => void;
  /** Text fields; their names are the keys of the values. */
  fields: readonly AccountFieldProps[];
  tone?: 'primary' | 'secondary' | 'danger';
  /** Beside the button. */
  more?: Elements;
}

export type AccountFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'defaultValue' | 'maxLength'
> & {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password';
  /** What the server found wrong with it. */
  readonly error?: string | undefined;
};

/** A form that refuses empty fields and leaves the rest to the server. What was typed stays after a failure. */
export function AccountForm({
  label,
  submit,
  submission: { isSending, failure },
  onSubmit,
  fields,
  tone = 'primary',
  more,
}: AccountFormProps) {
  const t = useTranslations('account');
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [shown, setShown] = useState(false);

  function send(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const inputs = [...event.currentTarget.elements].flatMap((element) =>
      element instanceof HTMLInputElement && element.type !== 'checkbox' ? element : [],
    );
    const found = new Map(
      inputs.flatMap(({ name, value, type, validity }): [string, string][] => {
        if (value.trim() === '') return [[name, t('required')]];
        return type === 'email' && validity.typeMismatch ? [[name, t('invalidEmail')]] : [];
      }),
    );
    setProblems(found);
    const wrong = inputs.find(({ name }) => found.has(name));
    if (wrong === undefined) {
      onSubmit(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
    } else wrong.focus();
  }

  return (
    <form noValidate aria-label={label} onSubmit={send} className="flex flex-col gap-5">
      {fields.map(({ name, error, type, ...field }) => (
        <TextField
          key={name}
          name={name}
          required
          type={type === 'password' && shown ? 'text' : type}
          maxLength={type === 'password' ? accountTextLimits.password : accountTextLimits.email}
          error={problems.get(name) ?? error}
          {...field}
        />
      ))}
      {fields.some(({ type }) => type === 'password') && (
        <ShowPassword shown={shown} onChange={setShown} />
      )}
      {/* The toast, which is read out, goes; this stays for who looks back at the form. */}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" tone={tone} unavailable={isSending}>
          {isSending ? t('sending') : submit}
        </Button>
        {more}
      </div>
    </form>
  );
}

/** For the heading of what replaces a form: it starts above the part that a phone shows around the button just pressed. */
export function readFromHere(heading: HTMLHeadingElement | null): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

function ShowPassword({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  const t = useTranslations('account');
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={shown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-forest"
      />
      <label htmlFor={id} className="flex min-h-11 items-center text-caption">
        {t('showPassword')}
      </label>
    </div>
  );
}
