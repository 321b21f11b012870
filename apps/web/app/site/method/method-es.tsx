import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';

import { fieldTextsEs } from '../../messages/es/field-texts.ts';
import { inSpanish } from '../../messages/es/in-spanish.ts';
import method from '../../messages/es/method.json' with { type: 'json' };
import sources from '../../messages/es/sources.json' with { type: 'json' };
import { pageHead } from '../../lib/head/index.ts';
import { methodData } from './method-data.ts';
import { MethodPage, pageMeta } from './method-page.tsx';

const words = inSpanish({ method, sources });

/** Runs during the build: the page includes the data, not the code that computes it. */
export const loader = () => methodData(fieldTextsEs);

/** The native app renders every page in the browser, so even its first page loads the data from the build. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta = () => pageHead(words, pageMeta(words));

export default function SpanishPage() {
  return <MethodPage words={words} data={useLoaderData<typeof clientLoader>()} />;
}
