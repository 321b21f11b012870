import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-forest text-on-forest border-forest hover:bg-forest-strong hover:border-forest-strong aria-disabled:bg-paper-sunk aria-disabled:text-ink-faint aria-disabled:border-line aria-disabled:hover:bg-paper-sunk',
  secondary:
    'bg-paper-raised text-forest border-line-strong hover:border-forest hover:bg-forest-wash aria-disabled:text-ink-faint',
  quiet:
    'bg-transparent text-forest border-transparent underline decoration-1 underline-offset-4 hover:bg-forest-wash',
  danger: 'bg-paper-raised text-ember border-ember hover:bg-ember-wash',
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-small border font-strong text-center';

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-6 py-2 text-body',
  small: 'min-h-10 px-4 py-1 text-caption',
};

function buttonClass(tone: ButtonTone, size: ButtonSize, className?: string): string {
  return classNames(
    shape,
    'transition-colors aria-disabled:cursor-not-allowed print:hidden',
    tones[tone],
    sizes[size],
    className,
  );
}

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string | undefined;
  children: ReactNode;
}

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
    /** Keeps the button focusable and announces it as unavailable, so that keyboard focus isn't lost. */
    unavailable?: boolean;
  };

export function Button({
  tone = 'secondary',
  size = 'regular',
  className,
  unavailable = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-tone={tone}
      aria-disabled={unavailable || undefined}
      onClick={(event) => {
        if (unavailable) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass(tone, size, className)}
    />
  );
}

/** A small link that another program opens. */
export function PlainButtonLink({
  tone = 'secondary',
  children,
  ...rest
}: Pick<Look, 'tone' | 'children'> & Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'>) {
  return (
    <a {...rest} data-tone={tone} className={buttonClass(tone, 'small')}>
      {children}
    </a>
  );
}

export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

export function ButtonLink({
  tone = 'secondary',
  size = 'regular',
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} data-tone={tone} className={buttonClass(tone, size, className)} />;
}
