import { useTranslations } from 'use-intl';

import type { SourceLink } from './source-link.ts';

/** Sources as links, each with how far it carries. */
export function SourceLinks({ sources }: { sources: readonly SourceLink[] }) {
  const t = useTranslations('sources.kinds');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-line-strong">
      {sources.map((source) => (
        <li key={source.id}>
          <a
            href={source.url}
            rel="noreferrer"
            className="wrap-anywhere text-forest underline underline-offset-2"
          >
            {source.title}
          </a>{' '}
          <span className="whitespace-nowrap text-ink-soft">({t(source.kind)})</span>
        </li>
      ))}
    </ul>
  );
}
