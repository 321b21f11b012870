import { expect, test } from 'vitest';

import { locales } from './locale.ts';
import { allWords } from './both/during-build.ts';

/**
 * What a button shows, and the longer name that tells it from others like it. Whoever speaks to the device says what the button
 * shows, so its name contains that (WCAG 2.5.3).
 */
const shownAndNamed = [
  ['answers.given.change', 'answers.given.changeOf'],
  ['addressFacts.wrong', 'addressFacts.wrongOf'],
  ['addressFacts.takeBack', 'addressFacts.takeBackOf'],
  ['addressFacts.withdraw', 'addressFacts.withdrawOf'],
  ['addressFacts.say', 'addressFacts.sayOf'],
  ['answers.takeBack', 'answers.takeBackOf'],
  ['disputes.open', 'disputes.openOf'],
  ['disputes.misread.button', 'disputes.misread.buttonOf'],
  ['explanation.uncounted.restore', 'explanation.uncounted.restoreOf'],
  ['plan.jobs.done', 'plan.jobs.doneOf'],
  ['plan.jobs.add', 'plan.jobs.addOf'],
  ['plan.jobs.remove', 'plan.jobs.removeOf'],
  ['plan.budget.chip', 'plan.budget.chipLabel'],
  ['plan.done.change', 'plan.done.changeOf'],
  ['plan.done.notThere.button', 'plan.done.notThere.buttonOf'],
  ['plan.done.undo.button', 'plan.done.undo.buttonOf'],
  ['walk.side.missing', 'walk.list.leaveOut'],
  ['walk.list.bringBack', 'walk.list.bringBackOf'],
  ['account.passkeys.renameShort', 'account.passkeys.rename'],
  ['account.passkeys.removeShort', 'account.passkeys.remove'],
  ['account.sessions.end', 'account.sessions.endOf'],
  ['photos.retry', 'photos.retryOf'],
  ['photos.replace', 'photos.replaceOf'],
  ['photos.remove', 'photos.removeOf'],
  ['photos.placement.side', 'photos.placement.sideOf'],
  ['photos.placement.area', 'photos.placement.areaOf'],
] as const;

test.each(locales.flatMap((locale) => shownAndNamed.map((pair) => [locale, ...pair] as const)))(
  'the name of a button contains what it shows (%s): %s, %s',
  (locale, shown, named) => {
    const { messages } = allWords[locale];
    expect(textAt(messages, named)).toContain(textAt(messages, shown));
  },
);

function textAt(messages: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => Object.getOwnPropertyDescriptor(Object(part), name)?.value,
      messages,
    );
  if (typeof found !== 'string') throw new Error(`There is no message ${key}.`);
  return found;
}
