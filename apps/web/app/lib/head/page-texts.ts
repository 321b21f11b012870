import type { MetaDescriptor, MetaFunction } from 'react-router';

import type { appWords } from '../messages/en/app-words.ts';
import type { Messages, Words } from '../messages/messages.ts';
import { pageHead } from './page-head.ts';
import type { PageMeta, Thing } from './structured-data.ts';

type AppWords = typeof appWords;

/** What the layout of a language hands to the heads of the pages inside. */
export interface ShellHandle {
  readonly shellWords: Words;
}

/** The same of the application's layout. */
export interface AppHandle {
  readonly appWords: AppWords;
}

type Matches = Parameters<MetaFunction>[0]['matches'];

interface PublicArgs<Part extends keyof Messages> {
  readonly matches: Matches;
  readonly loaderData: { readonly texts: Pick<Messages, Part> } | undefined;
}

/**
 * The head of a page of the application, from the texts of the layout around it, which are in the page's language.
 * @param head is handed them, and the page's query
 */
export function appHead(
  head: (words: AppWords, search: URLSearchParams) => MetaDescriptor[],
): MetaFunction {
  return ({ matches, location }) => {
    const around = handlesOf(matches).find(isOfApp);
    return around === undefined ? [] : head(around.appWords, new URLSearchParams(location.search));
  };
}

/** The same for a page that has no texts but those of every page. */
export function shellHead(head: (words: Words) => MetaDescriptor[]): MetaFunction {
  return ({ matches }) => {
    const around = handlesOf(matches).find(isOfShell);
    return around === undefined ? [] : head(around.shellWords);
  };
}

/**
 * The head of a public page, from the texts that its loader read.
 * @param describe says what the page is
 * @param things what the page describes besides itself, as structured data
 */
export function publicHead<Part extends keyof Messages>(
  describe: (words: Words<Part>) => PageMeta,
  things: (words: Words<Part>) => readonly Thing[] = () => [],
): (args: PublicArgs<Part>) => MetaDescriptor[] {
  return ({ matches, loaderData }) => {
    const around = handlesOf(matches).find(isOfShell);
    // In the native app, a page's texts arrive after its script.
    if (around === undefined || loaderData === undefined) return [];
    const { locale, messages } = around.shellWords;
    const words = { locale, messages: { ...messages, ...loaderData.texts } };
    return pageHead(words, describe(words), things(words));
  };
}

function handlesOf(matches: Matches): readonly unknown[] {
  return matches.map(({ handle }) => handle);
}

function isOfShell(handle: unknown): handle is ShellHandle {
  return typeof handle === 'object' && handle !== null && 'shellWords' in handle;
}

function isOfApp(handle: unknown): handle is AppHandle {
  return typeof handle === 'object' && handle !== null && 'appWords' in handle;
}
