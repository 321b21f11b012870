import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../messages/en/app-words.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

test(
  'a property that is loading says so, to screen readers, too',
  { tags: ['spec:core-63'] },
  () => {
    const html = renderToStaticMarkup(
      <MessageParts words={appWords}>
        <ResultsSkeleton />
      </MessageParts>,
    );
    expect(html).toMatch(/role="status"[^>]*>Loading property\.\.\.</);
  },
);
