import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { answerForHouse, type AnswerChange } from './answer-changes.ts';
import { openAnswerDatabase, type AnswerDatabase } from './answer-database.ts';
import type { Said } from './unsent-answer.ts';
import { createUnsentAnswers } from './unsent-answers.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const roof = (answer: 'yes' | 'no'): Said => ({
  answers: answerForHouse('roof_wood', 'whole_house', answer),
});
const vents: Said = { answers: answerForHouse('vents_fine_mesh', 'whole_house', 'yes') };

/** One tab, with a real database; the test plays the server. */
function openTab({ database = openAnswerDatabase(), online = true, aheadMs = 0 } = {}) {
  const connection = { online };
  const received: Said[] = [];
  const reply = vi.fn(async (): Promise<void> => undefined);
  const refuse = vi.fn((_said: Said): Error | null => null);
  const unsent = createUnsentAnswers({
    propertyId,
    database,
    send: async (said) => {
      await reply();
      const refusal = refuse(said);
      if (refusal !== null) throw refusal;
      received.push(said);
    },
    isOnline: () => connection.online,
    now: () => Date.now() + aheadMs,
  });
  return {
    unsent,
    connection,
    received,
    reply,
    refuse,
    waiting: () => unsent.state.getState().waiting.map(({ said }) => said),
    isEmpty: () => vi.waitFor(() => expect(unsent.state.getState().waiting).toEqual([])),
  };
}

const kept = async () =>
  [...(await openAnswerDatabase().ofProperty(propertyId))]
    .sort((one, other) => one.saidAt - other.saidAt)
    .map(({ said }) => said);

const valuesIn = (said: readonly Said[]) =>
  said.flatMap((each) => ('answers' in each ? each.answers.map(({ answer }) => answer) : []));

describe('answers given without a connection', () => {
  test('survive a reload, then arrive in order, together, each once', async () => {
    const before = openTab({ online: false });
    before.unsent.add(roof('no'));
    before.unsent.add(vents);
    before.unsent.add(roof('yes'));
    expect(before.unsent.state.getState().heldUp).toBe(true);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(3));

    const after = openTab();
    await vi.waitFor(() => expect(after.received).toHaveLength(1));
    await after.isEmpty();
    expect(valuesIn(after.received)).toEqual(['no', 'yes', 'yes']);
    expect(await kept()).toEqual([]);
    const later = openTab();
    later.unsent.resume();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    expect(later.received).toEqual([]);
  });

  test('are written to the disk at once, so that a dead battery loses none', async () => {
    const opened = vi.spyOn(fakeIndexedDb.IDBDatabase.prototype, 'transaction');
    openTab({ online: false }).unsent.add(vents);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    expect(opened).toHaveBeenCalledWith('answers', 'readwrite', { durability: 'strict' });
  });

  test('are sent when the connection is back', async () => {
    const tab = openTab({ online: false });
    tab.unsent.add(vents);
    tab.connection.online = true;
    tab.unsent.resume();
    await tab.isEmpty();
    expect(tab.received).toEqual([vents]);
    expect(tab.unsent.state.getState().heldUp).toBe(false);
  });

  test('keep their order around a side that was left out', async () => {
    const tab = openTab({ online: false });
    tab.unsent.add(vents);
    tab.unsent.add({ missingSides: ['left'] });
    tab.unsent.add(roof('no'));
    tab.connection.online = true;
    tab.unsent.resume();
    await tab.isEmpty();
    expect(tab.received).toEqual([vents, { missingSides: ['left'] }, roof('no')]);
  });
});

test('answers given while others are being sent follow them', async () => {
  const tab = openTab();
  let reply = () => {};
  tab.reply.mockReturnValueOnce(new Promise<void>((resolve) => (reply = resolve)));
  tab.unsent.add(roof('no'));
  await vi.waitFor(() => expect(tab.reply).toHaveBeenCalledOnce());
  tab.unsent.add(vents);
  tab.unsent.add(roof('yes'));
  reply();
  await tab.isEmpty();
  expect(tab.received).toHaveLength(2);
  expect(valuesIn(tab.received)).toEqual(['no', 'yes', 'yes']);
});

test('a server that is down is tried again, as late as it asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab();
  tab.reply.mockRejectedValueOnce(errorFromReply(503, null, '9'));
  tab.reply.mockRejectedValueOnce(networkError());
  tab.unsent.add(vents);
  await vi.waitFor(() => expect(tab.unsent.state.getState().heldUp).toBe(true));
  expect(tab.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  await vi.waitFor(() => expect(tab.reply).toHaveBeenCalledTimes(2));
  await vi.advanceTimersByTimeAsync(120_000);
  await tab.isEmpty();
  expect(tab.received).toEqual([vents]);
});

test('nothing is held up anymore once another tab has sent everything', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab();
  tab.reply.mockRejectedValueOnce(networkError());
  tab.unsent.add(vents);
  await vi.waitFor(() => expect(tab.unsent.state.getState().heldUp).toBe(true));
  const other = openTab();
  await other.isEmpty();
  await vi.waitFor(() => expect(other.received).toEqual([vents]));
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  await vi.advanceTimersByTimeAsync(120_000);
  await tab.isEmpty();
  await vi.waitFor(() => expect(tab.unsent.state.getState().heldUp).toBe(false));
  expect(tab.received).toEqual([]);
});

test('a refused answer is kept until the owner has it sent again', async () => {
  const tab = openTab();
  const error = { code: 'invalid_request', message: 'No', retryable: false, request_id: 'r' };
  tab.reply.mockRejectedValueOnce(errorFromReply(400, { error }));
  const { sent } = tab.unsent.add(vents);
  await vi.waitFor(() => expect(tab.unsent.state.getState().error).not.toBeNull());
  expect(tab.unsent.state.getState().heldUp).toBe(false);
  expect(tab.waiting()).toEqual([vents]);
  expect(await kept()).toEqual([vents]);
  tab.unsent.resume();
  await sent;
  expect(tab.waiting()).toEqual([]);
  expect(tab.unsent.state.getState().error).toBeNull();
});

describe('of a property that is gone', () => {
  const gone = {
    code: 'property_not_found',
    message: 'Property not found',
    retryable: false,
    request_id: 'r',
  };
  const refusingAll = async () => {
    const tab = openTab();
    tab.refuse.mockReturnValue(errorFromReply(404, { error: gone }));
    tab.unsent.add(roof('no'));
    tab.unsent.add(vents);
    await vi.waitFor(() => expect(tab.unsent.state.getState().refused.size).toBe(2));
    return tab;
  };

  test('all answers are refused, with the reason', async () => {
    const tab = await refusingAll();
    expect(tab.unsent.state.getState()).toMatchObject({
      heldUp: false,
      error: { code: 'property_not_found' },
    });
    expect(await kept()).toHaveLength(2);
  });

  test('the answers can be discarded', async () => {
    const tab = await refusingAll();
    tab.unsent.discardRefused();
    await tab.isEmpty();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('the answers are sent on request, once it is back', async () => {
    const tab = await refusingAll();
    tab.refuse.mockReturnValue(null);
    tab.unsent.resume();
    await tab.isEmpty();
    expect(valuesIn(tab.received)).toEqual(['no', 'yes']);
  });
});

describe('of several answers, one that the server refuses', () => {
  const refusal = { code: 'invalid_request', message: 'No', retryable: false, request_id: 'r' };
  /** The server refuses whatever contains a wood roof. */
  const refusingRoof = () => {
    const tab = openTab({ online: false });
    tab.refuse.mockImplementation((said) =>
      'answers' in said && said.answers.some(({ question_id: id }) => id === 'roof_wood')
        ? errorFromReply(400, { error: refusal })
        : null,
    );
    tab.unsent.add(roof('no'));
    tab.unsent.add(vents);
    tab.connection.online = true;
    tab.unsent.resume();
    return tab;
  };

  test('lets the others pass', async () => {
    const tab = refusingRoof();
    await vi.waitFor(() => expect(tab.received).toEqual([vents]));
    await vi.waitFor(() => expect(tab.waiting()).toEqual([roof('no')]));
    const { error, heldUp } = tab.unsent.state.getState();
    expect(error).toMatchObject({ code: 'invalid_request' });
    expect(heldUp).toBe(false);
  });

  test('lets those pass that are given later', async () => {
    const tab = refusingRoof();
    await vi.waitFor(() => expect(tab.waiting()).toEqual([roof('no')]));
    await tab.unsent.add(vents).sent;
    expect(tab.received).toEqual([vents, vents]);
    expect(tab.waiting()).toEqual([roof('no')]);
    expect(tab.unsent.state.getState().error).not.toBeNull();
  });

  test('is sent again on request', async () => {
    const tab = refusingRoof();
    await vi.waitFor(() => expect(tab.waiting()).toEqual([roof('no')]));
    tab.refuse.mockReturnValue(null);
    tab.unsent.resume();
    await tab.isEmpty();
    expect(tab.received).toEqual([vents, roof('no')]);
  });

  test('is never sent after a later answer to the same question', async () => {
    const tab = refusingRoof();
    await vi.waitFor(() => expect(tab.waiting()).toEqual([roof('no')]));
    tab.refuse.mockReturnValue(null);
    await tab.unsent.add(roof('yes')).sent;
    expect(tab.unsent.state.getState()).toMatchObject({ refused: new Set(), error: null });
    tab.unsent.resume();
    await tab.isEmpty();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    expect(tab.received).toEqual([vents, roof('yes')]);
  });

  test('gives way to a later one that another tab kept', async () => {
    const one = refusingRoof();
    await vi.waitFor(() => expect(one.waiting()).toEqual([roof('no')]));
    const other = openTab({ aheadMs: 1000 });
    other.refuse.mockImplementation((said) =>
      valuesIn([said]).includes('no') ? errorFromReply(400, { error: refusal }) : null,
    );
    await other.unsent.add(roof('yes')).sent;
    await other.isEmpty();
    one.refuse.mockReturnValue(null);
    one.unsent.resume();
    await one.isEmpty();
    expect(other.received).toEqual([roof('yes')]);
    expect(one.received).toEqual([vents]);
  });

  test('can be discarded', async () => {
    const tab = refusingRoof();
    await vi.waitFor(() => expect(tab.waiting()).toEqual([roof('no')]));
    tab.unsent.discardRefused();
    await tab.isEmpty();
    expect(tab.unsent.state.getState()).toMatchObject({ refused: new Set(), error: null });
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    tab.refuse.mockReturnValue(null);
    tab.unsent.resume();
    await tab.unsent.add(vents).sent;
    expect(tab.received).toEqual([vents, vents]);
  });

  test('tells whoever gave it that the server doesn’t have it', async () => {
    const tab = openTab();
    tab.refuse.mockReturnValueOnce(errorFromReply(400, { error: refusal }));
    const { sent } = tab.unsent.add(vents);
    await vi.waitFor(() => expect(tab.unsent.state.getState().refused.size).toBe(1));
    tab.unsent.discardRefused();
    expect(await sent).toBe(false);
  });

  test('keeps what it said of other sides than a later one', async () => {
    const at = (side: 'north' | 'south', value: 'yes' | 'no'): AnswerChange => ({
      question_id: 'five_feet_kept',
      side,
      side_said_as: 'house',
      answer: value,
    });
    const tab = openTab();
    tab.refuse.mockReturnValueOnce(errorFromReply(400, { error: refusal }));
    // While nobody knew the front it counted as south, so what was said of the south was about the front.
    tab.unsent.add({ answers: [at('south', 'yes'), at('north', 'yes')], facing: null });
    await vi.waitFor(() => expect(tab.unsent.state.getState().refused.size).toBe(1));
    await tab.unsent.add({ answers: [at('north', 'no')], facing: 'north' }).sent;
    expect(tab.waiting()).toEqual([{ answers: [at('south', 'yes')], facing: 'north' }]);
    await vi.waitFor(async () => expect(await kept()).toEqual(tab.waiting()));
  });
});

test('answers given before the front turned are not sent together with those given after it', async () => {
  const tab = openTab({ online: false });
  const before: Said = { ...vents, facing: null };
  const after: Said = { ...roof('no'), facing: 'west' };
  tab.unsent.add(before);
  tab.unsent.add(after);
  tab.connection.online = true;
  tab.unsent.resume();
  await tab.isEmpty();
  expect(tab.received).toEqual([before, after]);
});

describe('answers of a deleted property', () => {
  async function removed() {
    const tab = openTab({ online: false });
    tab.unsent.add(roof('no'));
    tab.unsent.add(vents);
    const restore = tab.unsent.removeWithProperty();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    return { tab, restore };
  }

  test('are not sent', async () => {
    const { tab } = await removed();
    tab.connection.online = true;
    tab.unsent.resume();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    expect(tab.reply).not.toHaveBeenCalled();
  });

  test('are sent after all once the deletion is undone', async () => {
    const { tab, restore } = await removed();
    tab.connection.online = true;
    restore();
    await tab.isEmpty();
    expect(valuesIn(tab.received)).toEqual(['no', 'yes']);
    expect(await kept()).toEqual([]);
  });

  test('of an earlier page load are kept again once the deletion is undone', async () => {
    const before = openTab({ online: false });
    before.unsent.add(vents);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
    const after = openTab({ online: false });
    const restore = after.unsent.removeWithProperty();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    restore();
    await vi.waitFor(async () => expect(await kept()).toEqual([vents]));
  });
});

test('a tab that holds the database of photos blocks no answers', async () => {
  const opening = indexedDB.open('dss-unsent-photos', 1);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  openTab({ online: false }).unsent.add(vents);
  await vi.waitFor(async () => expect(await kept()).toEqual([vents]));
});

test('what another tab has sent is not sent again', async () => {
  const one = openTab({ online: false });
  one.unsent.add(vents);
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  const other = openTab();
  await other.isEmpty();
  await vi.waitFor(async () => expect(await kept()).toEqual([]));

  one.connection.online = true;
  one.unsent.resume();
  await one.isEmpty();
  expect(one.received).toEqual([]);
  expect(other.received).toEqual([vents]);
});

describe('a browser that can save nothing', () => {
  const noRoom = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const database: AnswerDatabase = {
    keep: noRoom,
    ofProperty: noRoom,
    remove: noRoom,
    count: noRoom,
    properties: noRoom,
  };

  test('says what would be lost', async () => {
    const tab = openTab({ database, online: false });
    tab.unsent.add(vents);
    await vi.waitFor(() => expect(tab.unsent.state.getState().unstored).toBe(true));
  });

  test('sends answers all the same', async () => {
    const tab = openTab({ database });
    tab.unsent.add(vents);
    await tab.isEmpty();
    expect(tab.received).toEqual([vents]);
  });
});
