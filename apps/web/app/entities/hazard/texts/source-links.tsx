import { useTranslations } from 'use-intl';

import { useLinkLanguage } from '../../../lib/messages/message-parts.tsx';
import type { SourceLink } from './descriptions.ts';

/** Sources as links with their kind; those that we couldn't check against our text are marked. */
export function SourceLinks({ sources }: { sources: readonly SourceLink[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 print:gap-0 marker:text-line-strong">
      {sources.map((source) => (
        <li key={source.id}>
          <SourceLinkWithKind {...source} />
        </li>
      ))}
    </ul>
  );
}

function SourceLinkWithKind({ url, title, kind, compared }: SourceLink) {
  const t = useTranslations('sources');
  const hrefLang = useLinkLanguage(url);
  return (
    <>
      <a
        href={url}
        hrefLang={hrefLang}
        rel="noreferrer"
        className="py-1 wrap-anywhere text-forest underline underline-offset-2"
      >
        {title}
      </a>{' '}
      <span className="inline-block text-ink-soft">{t('kind', { kind: t(`kinds.${kind}`) })}</span>
      {!compared && <span className="text-ink-soft">{` ${t('notCompared')}`}</span>}
    </>
  );
}
