import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Knowledge } from './knowledge.ts';

const KnowledgeContext = createContext<Knowledge | null>(null);

/** Its code is a file of its own, kept by the browser; a failed load can be tried again. */
const knowledgeQuery = queryOptions({
  queryKey: ['knowledge', 'en'],
  queryFn: async (): Promise<Knowledge> => (await import('./knowledge-en.ts')).knowledgeEn,
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
  const { data, isError, refetch } = useQuery(knowledgeQuery);
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
