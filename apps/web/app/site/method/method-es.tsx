import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';

import { fieldTextsEs } from '../../messages/es/field-texts.ts';
import { inSpanish } from '../../messages/es/in-spanish.ts';
import method from '../../messages/es/method.json' with { type: 'json' };
import sources from '../../messages/es/sources.json' with { type: 'json' };
import { pageHead } from '../../page-head/index.ts';
import { methodData } from './method-data.ts';
import { MethodPage } from './method-page.tsx';
import { pageMeta } from './page-meta.ts';

const words = inSpanish({ method, sources });

/** Runs once, when the page is built: its data goes out with it, not as code. */
export const loader = () => methodData(fieldTextsEs);

/** An app draws every page in the browser: its first page too asks for what was built with it. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta = () => pageHead(words, pageMeta(words));

export default function SpanishPage() {
  return <MethodPage words={words} data={useLoaderData<typeof clientLoader>()} />;
}
