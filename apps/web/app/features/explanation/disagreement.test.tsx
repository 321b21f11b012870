import type { Analysis } from '@dss/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { DisagreementNotice } from './disagreement.tsx';

const doesNotApply: Analysis['explanation']['disagreements'][number] = {
  hazard_type: 'zone2_brush_tree_continuity',
  sides: ['east'],
  photos: 'hazard',
  owner: 'clear',
  image_ids: ['east'],
  question_ids: ['brush_beyond_yard'],
};

test('an answer that a photo contradicts may have been “doesn’t apply”, so it isn’t quoted as “it isn’t there”', () => {
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <DisagreementNotice disagreement={doesNotApply} />
    </MessageParts>,
  );
  expect(html).toContain('A photo shows this, and your answer says otherwise.');
  expect(html).not.toContain('answered that it isn’t there');
});
