import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

test('a property that is loading says so, to screen readers, too', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <ResultsSkeleton propertyId="0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002" view="results" />
    </MessageParts>,
  );
  expect(html).toMatch(/role="status"[^>]*>Loading property\.\.\.</);
});
