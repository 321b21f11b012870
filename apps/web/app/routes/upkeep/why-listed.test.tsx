import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { WhyListed, type WhyListedProps } from './why-listed.tsx';

const roof = { hazard_type: 'roof_debris', title: 'Leaves on the roof' } as const;
const gutters = { hazard_type: 'gutter_debris', title: 'Leaves in the gutters' } as const;
const nothing = { found: [], cleared: [], unseen: [] };
const cleared = [{ ...roof, done_on: '2026-11-21' }];
const clearedLine =
  'Found, then cleared on November 21, 2026 (confirmed by a photo): Leaves on the roof';

test.each<[string, WhyListedProps['task'], string[]]>([
  [
    'what was cleared apart from what is not seen yet',
    { ...nothing, reason: 'unseen', cleared, unseen: [gutters] },
    [clearedLine, 'Not known yet: Leaves in the gutters'],
  ],
  [
    'what was cleared apart from what is still found',
    { ...nothing, reason: 'found', cleared, found: [gutters] },
    ['At your home, by a photo or your answer: Leaves in the gutters', clearedLine],
  ],
  [
    'that what was cleared may be in other places',
    { ...nothing, reason: 'unseen', cleared, unseen: [roof] },
    [clearedLine, 'Not known yet in other places: Leaves on the roof'],
  ],
  [
    'that it is in order since it was cleared',
    { ...nothing, reason: 'in_order', cleared },
    [clearedLine, 'Fine as far as we know; keep it that way'],
  ],
  [
    'one thing for the task where nothing was cleared',
    { ...nothing, reason: 'unseen', unseen: [roof, gutters] },
    ['We don’t know all about this at your home yet'],
  ],
])('an upkeep task says %s', (_what, task, lines) => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <WhyListed task={task} />
    </MessageParts>,
  );
  expect(html.split('</p>').map((part) => part.replaceAll(/<[^>]*>/g, ''))).toEqual([...lines, '']);
});
