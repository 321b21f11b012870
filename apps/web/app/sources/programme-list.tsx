import { useTranslations } from 'use-intl';

import type { ProgrammeDescription } from './programme-description.ts';
import { SourceLinks } from './source-links.tsx';

/** Which insurance list, designation or code asks for a hazard to be gone, and where each was read. */
export function ProgrammeList({ programmes }: { programmes: readonly ProgrammeDescription[] }) {
  const t = useTranslations('sources.programmes');
  if (programmes.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {programmes.map(({ id, name, ask, unconfirmed, sources }) => (
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
