import { describe, expect, it } from 'vitest';
import { followWarnings, lastEnd, standing } from './follow-warnings.ts';
import type { WarningMessage } from './weather-service.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 9, 20, hour)).toISOString();
const now = (hour: number) => new Date(at(hour));

const said = (changes: Partial<WarningMessage> = {}): WarningMessage => ({
  id: 'one',
  kind: 'Alert',
  references: [],
  track: null,
  sent: at(0),
  event: 'red_flag_warning',
  sender: 'NWS Sacramento CA',
  from: at(6),
  until: at(20),
  url: 'https://www.weather.gov/sto',
  ...changes,
});

const began = followWarnings([], [said()], now(1));
const update = said({ id: 'two', kind: 'Update', references: ['one'], sent: at(3), until: at(23) });

describe('a warning', () => {
  it('stands from its first message on, also before it begins', () => {
    expect(standing(began, now(1))).toMatchObject([{ id: 'one', until: at(20), mailed_at: null }]);
  });

  it('is the same after an update, with the update’s times', () => {
    const mailed = began.map((each) => ({ ...each, mailed_at: at(1) }));
    expect(followWarnings(mailed, [update], now(4))).toEqual([
      expect.objectContaining({
        id: 'one',
        until: at(23),
        messages: ['one', 'two'],
        mailed_at: at(1),
      }),
    ]);
  });

  it('is the same by its number, where a message between was missed', () => {
    const [known] = followWarnings([], [said({ track: 'KSTO.FW.W.0012' })], now(1));
    const later = said({ id: 'five', references: ['four'], sent: at(5), track: 'KSTO.FW.W.0012' });
    expect(followWarnings(known ? [known] : [], [later], now(5))).toHaveLength(1);
  });

  it('is another one without a reference or a number', () => {
    const other = said({ id: 'other', sent: at(2), until: at(22) });
    expect(standing(followWarnings(began, [said(), other], now(3)), now(3))).toHaveLength(2);
  });

  it('does not go back to what an older message says', () => {
    const updated = followWarnings(began, [update], now(4));
    expect(followWarnings(updated, [said(), update], now(5))).toEqual(updated);
  });

  it.each([
    ['is canceled', [said({ id: 'two', kind: 'Cancel', references: ['one'], sent: at(3) })], 4],
    [
      'is canceled while its first message is still listed',
      [said(), said({ id: 'two', kind: 'Cancel', references: ['one'], sent: at(3) })],
      4,
    ],
    ['is no longer said', [], 4],
    ['is over by its time, whatever is said', [said()], 20],
    ['is over by its time, though nobody answers', null, 20],
  ])('ends once it %s', (_how, messages, hour) => {
    const after = followWarnings(began, messages, now(hour));
    expect(standing(after, now(hour))).toEqual([]);
    expect(after).toMatchObject([{ ended_at: at(hour) }]);
  });

  it('stands while nobody answers', () => {
    expect(followWarnings(began, null, now(19))).toEqual(began);
  });

  it('that was canceled stays so, whatever older messages say', () => {
    const cancel = said({ id: 'two', kind: 'Cancel', references: ['one'], sent: at(3) });
    const canceled = followWarnings(began, [cancel], now(4));
    expect(standing(followWarnings(canceled, [said()], now(5)), now(5))).toEqual([]);
  });

  it('goes on, without being another one, once a message says so again', () => {
    const silent = followWarnings(began, [], now(4));
    expect(standing(followWarnings(silent, [update], now(5)), now(5))).toMatchObject([
      { id: 'one', ended_at: null },
    ]);
  });

  it('does not change when the same is said again', () => {
    const ended = followWarnings(began, [said()], now(20));
    expect(followWarnings(ended, [said()], now(21))).toEqual(ended);
  });

  it('is forgotten a week after its end', () => {
    const ended = followWarnings(began, [], now(4));
    expect(followWarnings(ended, [], now(4 + 7 * 24))).toEqual([]);
  });

  it('is not begun by a cancellation, nor by one that is over', () => {
    expect(followWarnings([], [said({ kind: 'Cancel' })], now(1))).toEqual([]);
    expect(followWarnings([], [said()], now(20))).toEqual([]);
  });
});

describe('the last end of a red flag warning', () => {
  const canceled = followWarnings(began, [], now(4));

  it('is said for a day after it', () => {
    expect(lastEnd(canceled, now(4))).toBe(at(4));
    expect(lastEnd(canceled, now(4 + 23))).toBe(at(4));
    expect(lastEnd(canceled, now(4 + 24))).toBeNull();
  });

  it('is the end of its time, before anybody has noted that', () => {
    expect(lastEnd(began, now(21))).toBe(at(20));
  });

  it('is the end of its time, too, when that is noted later', () => {
    expect(lastEnd(followWarnings(began, null, now(22)), now(22))).toBe(at(20));
    expect(lastEnd(followWarnings(began, null, now(22)), now(20 + 24))).toBeNull();
  });

  it('is not said while one stands, nor of a watch', () => {
    expect(lastEnd(began, now(4))).toBeNull();
    const another = said({ id: 'other', sent: at(4), until: at(30) });
    expect(lastEnd(followWarnings(canceled, [another], now(5)), now(5))).toBeNull();
    const watch = followWarnings([], [said({ event: 'fire_weather_watch' })], now(1));
    expect(lastEnd(followWarnings(watch, [], now(4)), now(4))).toBeNull();
  });
});
