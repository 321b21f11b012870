import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { descriptionsEn } from '../../entities/hazard/texts/descriptions-en.ts';
import { DescriptionsProvider } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { Ceilings } from './ceilings.tsx';

test('what removing all together gives back leads to the score that would be shown', () => {
  const client = new QueryClient();
  client.setQueryData(['descriptions', 'en'], descriptionsEn);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessageParts words={appWords}>
        <DescriptionsProvider fallback={null} state="CA">
          <Ceilings
            explanation={{
              score: 78,
              rows: [
                {
                  kind: 'ceiling',
                  ceiling: 'broken_rules',
                  limit: 79,
                  points: -4,
                  caused_by: ['zone1_dead_vegetation'],
                  fix_together: 3.2,
                },
                // 78.9 and 82.1 before rounding: 4 points between the shown scores.
                { kind: 'rounding', points: 0.9 },
              ],
            }}
          />
        </DescriptionsProvider>
      </MessageParts>
    </QueryClientProvider>,
  );
  expect(html).toContain('Fixing what you can of these gives back 4 points together.');
});
