import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

export type NoticeTone = 'neutral' | 'positive' | 'caution' | 'danger';

const looks: Record<NoticeTone, { box: string; icon: typeof InfoIcon; tint: string }> = {
  neutral: { box: 'bg-paper-sunk border-line-strong', icon: InfoIcon, tint: 'text-ink-soft' },
  positive: { box: 'bg-forest-wash border-forest', icon: CheckIcon, tint: 'text-forest' },
  caution: { box: 'bg-caution-wash border-caution', icon: InfoIcon, tint: 'text-caution' },
  danger: { box: 'bg-ember-wash border-ember', icon: WarningIcon, tint: 'text-ember' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  role?: 'status' | 'alert';
}

/** A message within the page. Color, icon and border show its tone. */
export function Notice({ tone = 'neutral', title, children, className, role }: NoticeProps) {
  const look = looks[tone];
  const Icon = look.icon;
  return (
    <div
      role={role}
      className={classNames(
        'flex items-start gap-3 rounded-small border-l-4 px-4 py-3',
        look.box,
        className,
      )}
    >
      <Icon className={`mt-0.5 size-6 ${look.tint}`} />
      <div className="min-w-0">
        {title !== undefined && <p className="font-strong">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
