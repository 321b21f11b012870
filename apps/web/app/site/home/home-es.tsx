import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';

import { fieldTextsEs } from '../../messages/es/field-texts.ts';
import home from '../../messages/es/home.json' with { type: 'json' };
import { inSpanish } from '../../messages/es/in-spanish.ts';
import { pageHead } from '../../lib/head/index.ts';
import { homeStructuredData } from './home-structured-data.ts';
import { exampleHazard } from './example-hazard.ts';
import { HomePage, pageMeta } from './home-page.tsx';

const words = inSpanish({ home });

/** Runs during the build: the page includes the example, not the code that scores it. */
export const loader = () => exampleHazard(fieldTextsEs, 'es');

/** The native app renders every page in the browser, so even its first page loads the data from the build. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta = () => pageHead(words, pageMeta(words), homeStructuredData(words));

export default function SpanishPage() {
  return <HomePage words={words} example={useLoaderData<typeof clientLoader>()} />;
}
