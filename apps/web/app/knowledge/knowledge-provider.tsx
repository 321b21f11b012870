import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { Locale } from '../messages/locale.ts';
import { useLanguage } from '../messages/message-parts.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Knowledge } from './knowledge.ts';

const KnowledgeContext = createContext<Knowledge | null>(null);

/** A language's words are a file of their own, loaded after the score: a page must not wait for them. */
const loaders: Readonly<Record<Locale, () => Promise<Knowledge>>> = {
  en: async () => (await import('./knowledge-en.ts')).knowledgeEn,
  es: async () => (await import('./knowledge-es.ts')).knowledgeEs,
};

/** The browser keeps the file; a failed load can be tried again. */
const knowledgeQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['knowledge', locale],
    queryFn: () => loaders[locale](),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

export interface KnowledgeProviderProps {
  /** In the real measures of what it stands for. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Loads the words of the field, then shows what needs them. */
export function KnowledgeProvider({ fallback, children }: KnowledgeProviderProps) {
  const t = useTranslations('explanation.knowledge');
  const { data, isError, refetch } = useQuery(knowledgeQuery(useLanguage()));
  if (data !== undefined) return <KnowledgeContext value={data}>{children}</KnowledgeContext>;
  if (!isError) return fallback;
  return (
    <Notice tone="danger" role="alert" title={t('failed')}>
      <p className="text-ink-soft">{t('failedText')}</p>
      <Button size="small" className="mt-2" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

/** The words of the field, inside a `KnowledgeProvider`. */
export function useKnowledge(): Knowledge {
  const knowledge = use(KnowledgeContext);
  if (knowledge === null) throw new Error('useKnowledge needs a KnowledgeProvider around it.');
  return knowledge;
}
