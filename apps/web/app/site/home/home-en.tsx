import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';

import { fieldTextsEn } from '../../messages/en/field-texts.ts';
import home from '../../messages/en/home.json' with { type: 'json' };
import { inEnglish } from '../../messages/en/in-english.ts';
import { pageHead } from '../../lib/head/index.ts';
import { homeStructuredData } from './home-structured-data.ts';
import { exampleHazard } from './example-hazard.ts';
import { HomePage, pageMeta } from './home-page.tsx';

const words = inEnglish({ home });

/** Runs during the build: the page includes the example, not the code that scores it. */
export const loader = () => exampleHazard(fieldTextsEn, 'en');

/** The native app renders every page in the browser, so even its first page loads the data from the build. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta = () => pageHead(words, pageMeta(words), homeStructuredData(words));

export default function EnglishPage() {
  return <HomePage words={words} example={useLoaderData<typeof clientLoader>()} />;
}
