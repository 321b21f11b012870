import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';

import { fieldTextsEn } from '../../messages/en/field-texts.ts';
import { inEnglish } from '../../messages/en/in-english.ts';
import method from '../../messages/en/method.json' with { type: 'json' };
import sources from '../../messages/en/sources.json' with { type: 'json' };
import { pageHead } from '../../lib/head/index.ts';
import { methodData } from './method-data.ts';
import { MethodPage, pageMeta } from './method-page.tsx';

const words = inEnglish({ method, sources });

/** Runs during the build: the page includes the data, not the code that computes it. */
export const loader = () => methodData(fieldTextsEn);

/** The native app renders every page in the browser, so even its first page loads the data from the build. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta = () => pageHead(words, pageMeta(words));

export default function EnglishPage() {
  return <MethodPage words={words} data={useLoaderData<typeof clientLoader>()} />;
}
