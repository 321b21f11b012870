import { expect, test } from 'vitest';

import en from '../../lib/messages/en/account.json' with { type: 'json' };
import es from '../../lib/messages/es/account.json' with { type: 'json' };

test('a deleted account is not said to leave nothing, for reports and reviews leave that they were made', () => {
  expect(JSON.stringify(en)).not.toContain('Nothing of it is left');
  expect(JSON.stringify(es)).not.toContain('No queda nada');
});
