import type { RuleStatus } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { classNames } from '../ui/class-names.ts';
import type { RuleDescription } from './descriptions.ts';
import { SourceLinks } from './source-links.tsx';

/** What rules and standards require, each with its version and whether it is in force; drafts are marked. */
export function RuleList({ rules }: { rules: readonly RuleDescription[] }) {
  const t = useTranslations('sources.rules');
  return (
    <ul className="flex flex-col gap-4">
      {rules.map((rule) => (
        <li key={rule.id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
            {rule.name} <RuleStatusTag status={rule.status} />
          </p>
          {rule.asks !== null && <p>{rule.asks}</p>}
          <p className="text-ink-soft">
            {t('version', { version: rule.version })}
            {rule.unconfirmed && `. ${t('unconfirmed')}`}
          </p>
          <SourceLinks sources={rule.sources} />
        </li>
      ))}
    </ul>
  );
}

function RuleStatusTag({ status }: { status: RuleStatus }) {
  const t = useTranslations('sources.rules.status');
  return (
    <span
      className={classNames(
        'rounded-small border px-2 text-caption font-regular whitespace-nowrap',
        status === 'draft'
          ? 'border-dashed border-caution bg-caution-wash text-caution'
          : 'border-line-strong text-ink-soft',
      )}
    >
      {t(status)}
    </span>
  );
}
