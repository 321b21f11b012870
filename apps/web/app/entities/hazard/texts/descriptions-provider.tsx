import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ResponsibilityArea, StateCode } from '@dss/domain';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslations } from 'use-intl';

import type { Locale } from '../../../lib/messages/locale.ts';
import { useLanguage } from '../../../lib/messages/message-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Descriptions } from './descriptions.ts';
import { descriptionsIn } from './descriptions-in-state.ts';

const DescriptionsContext = createContext<Descriptions | null>(null);

/** Each language's texts are a separate file that loads after the score, so that the page doesn't wait for it. */
const loaders: Readonly<Record<Locale, () => Promise<Descriptions>>> = {
  en: async () => (await import('./descriptions-en.ts')).descriptionsEn,
  es: async () => (await import('./descriptions-es.ts')).descriptionsEs,
};

/** The browser caches the file; a failed load can be retried. */
const descriptionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['descriptions', locale],
    queryFn: () => loaders[locale](),
    // The browser may have kept the file.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Loads the field's texts for the next page, so that it opens without a connection, too. */
export function usePreloadedDescriptions(): void {
  useQuery(descriptionsQuery(useLanguage()));
}

export interface DescriptionsProviderProps {
  /** The same size as the content that replaces it. */
  fallback: ReactNode;
  /** The state of the home, whose rules are shown; nobody's while it isn't known. */
  state?: StateCode | null | undefined;
  /** Who answers for fires there, whose rules are shown alone; null, the default: not known. */
  area?: ResponsibilityArea | null;
  children: Elements;
}

/** Loads the field's texts, then shows the children that need them. */
export function DescriptionsProvider({
  fallback,
  state,
  area = null,
  children,
}: DescriptionsProviderProps) {
  const t = useTranslations('explanation.loadFailure');
  const { data, isError, refetch } = useQuery(descriptionsQuery(useLanguage()));
  // What a query brings is rendered in one go, which takes a phone long for all that needs these texts; a transition, in slices.
  const [shown, setShown] = useState(data);
  useEffect(() => startTransition(() => setShown(data)), [data]);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const here = useMemo(
    () => shown && descriptionsIn(shown, state, today, area),
    [shown, state, today, area],
  );
  if (here !== undefined) {
    return <DescriptionsContext value={here}>{children}</DescriptionsContext>;
  }
  if (!isError) {
    return (
      <div className="contents" aria-busy="true">
        {fallback}
      </div>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={t('failed')}>
      <p className="text-ink-soft">{t('failedText')}</p>
      <Button size="small" className="mt-2" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

/** The field's texts. Only inside a `DescriptionsProvider`. */
export function useDescriptions(): Descriptions {
  const descriptions = use(DescriptionsContext);
  if (descriptions === null)
    throw new Error('useDescriptions needs a DescriptionsProvider around it.');
  return descriptions;
}
