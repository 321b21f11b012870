import type { RuleStatus } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { classNames } from '../../../ui/class-names.ts';
import type { RuleDescription, ProgramDescription } from './descriptions.ts';
import { SourceLinks } from './source-links.tsx';

/** What rules and standards require, each with its version and whether it is in force; drafts are marked. */
export function RuleList({ rules }: { rules: readonly RuleDescription[] }) {
  const t = useTranslations('sources.rules');
  if (rules.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4 print:hidden">
      {rules.map((rule) => (
        <li key={rule.id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
            <span>{rule.name}</span> <RuleStatusTag status={rule.status} />
          </p>
          {rule.asks !== null && <p>{rule.asks}</p>}
          <p className="text-ink-soft">
            <span>{t('version', { version: rule.version })}</span>
            {rule.unconfirmed && <span>{`. ${t('unconfirmed')}`}</span>}
          </p>
          <SourceLinks sources={rule.sources} />
        </li>
      ))}
    </ul>
  );
}

/** In place of the law of a state whose rules the product doesn't know. */
export function AskFireDistrict() {
  const t = useTranslations('sources.rules');
  return <p className="max-w-[72ch]">{t('askFireDistrict')}</p>;
}

/** The same in one line, for paper: their names, and whether each binds. */
export function RuleNames({ rules }: { rules: readonly RuleDescription[] }) {
  const t = useTranslations('sources.rules.status');
  if (rules.length === 0) return null;
  return (
    <p className="hidden text-caption text-ink-soft print:inline">
      {rules.map(({ name, status }) => `${name} (${t(status)})`).join('; ')}
    </p>
  );
}

function RuleStatusTag({ status }: { status: RuleStatus }) {
  const t = useTranslations('sources.rules.status');
  return (
    <span
      className={classNames(
        'rounded-small border px-2 text-caption font-regular',
        status === 'draft'
          ? 'border-dashed border-caution bg-caution-wash text-caution'
          : 'border-line-strong text-ink-soft',
      )}
    >
      {t(status)}
    </span>
  );
}

/** The insurance lists, designations and codes that require a hazard to be removed, with their sources. */
export function ProgramList({ programs }: { programs: readonly ProgramDescription[] }) {
  const t = useTranslations('sources.programs');
  if (programs.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-4 print:gap-0">
      {programs.map(({ id, name, ask, unconfirmed, sources }) => (
        <li
          key={id}
          className="flex flex-col gap-1 border-l-2 border-line pl-4 print:block print:border-0 print:pl-0"
        >
          <p className="font-strong print:inline print:after:content-[':_']">{name}</p>
          <p className="print:inline">{t(`asks.${ask}`)}</p>
          {unconfirmed && <p className="text-ink-soft print:hidden">{t('unconfirmed')}</p>}
          <div className="print:hidden">
            <SourceLinks sources={sources} />
          </div>
        </li>
      ))}
    </ul>
  );
}
