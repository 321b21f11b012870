import type { AnsweredHome } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { figuresAway } from './answer-figures.ts';
import { WalkRange } from './walk-range.tsx';

const home: Omit<AnsweredHome, 'seen'> = {
  facing: null,
  missing: [],
  imageIds: [],
  answers: [
    {
      question_id: 'neighbor_near',
      side: null,
      side_said_as: 'house',
      answer: 'yes',
      image_id: null,
      box: null,
      answered_at: '2026-11-22T12:00:00.000Z',
    },
  ],
};

test('beside the range of a walk stands what the answers say of exposure, before the server has them, too', () => {
  const shown = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <WalkRange figures={figuresAway(null, home)} />
    </MessageParts>,
  );
  expect(shown).toContain('There is a building within 30 feet.');
});
