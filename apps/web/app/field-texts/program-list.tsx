import { useTranslations } from 'use-intl';

import type { ProgramDescription } from './descriptions.ts';
import { SourceLinks } from './source-links.tsx';

/** The insurance lists, designations and codes that require a hazard to be removed, with their sources. */
export function ProgramList({ programs }: { programs: readonly ProgramDescription[] }) {
  const t = useTranslations('sources.programs');
  if (programs.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {programs.map(({ id, name, ask, unconfirmed, sources }) => (
        <li key={id} className="flex flex-col gap-1 border-l-2 border-line pl-4">
          <p className="font-strong">{name}</p>
          <p>{t(`asks.${ask}`)}</p>
          {unconfirmed && <p className="text-ink-soft">{t('unconfirmed')}</p>}
          <SourceLinks sources={sources} />
        </li>
      ))}
    </ul>
  );
}
