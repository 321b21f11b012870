import type { ErrorCode } from '@dss/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

import { ApiError } from '../api/api-error.ts';
import { NothingHere } from './nothing-here.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';

export interface LinkedPageProps<Data> {
  /** The link's: null while the page is built, and empty without one. */
  token: string | null;
  query: UseQueryResult<Data>;
  /** The error of a link that opens nothing anymore. */
  over: ErrorCode;
  words: 'communities.join' | 'people.invitation' | 'workDays.invited';
  children: (data: Data, token: string) => ReactElement;
}

/** A page that a link opens: without a link, with one that is over, and while what it opens loads or can't. */
export function LinkedPage<Data>({ token, query, over, words, children }: LinkedPageProps<Data>) {
  const t = useTranslations(words);
  if (token === '') {
    return <NothingHere title={t('noLinkTitle')} text={t('noLinkText')} home={t('home')} />;
  }
  if (query.error instanceof ApiError && query.error.code === over) {
    return <NothingHere title={t('overTitle')} text={t('overText')} home={t('home')} />;
  }
  if (token !== null && query.data !== undefined) return children(query.data, token);
  return <PageNotLoaded query={query} loading={t('loading')} failed={t('loadFailed')} />;
}
