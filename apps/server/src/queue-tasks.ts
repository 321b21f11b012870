import { asksAnything, learnFactsLater, learningTasks } from './address-facts/index.ts';
import { analysisTasks } from './analysis/index.ts';
import type { Resources } from './compose.ts';
import { tellingTasks, watchingTasks } from './fire-warnings/index.ts';
import { remindingTasks } from './insurer-notices/index.ts';
import { leadTasks } from './leads/index.ts';
import { mailTasks, openTransport } from './mail/index.ts';
import type { OutsideServices } from './outside-services.ts';
import { locatingTasks } from './places/index.ts';
import type { QueueTasks } from './queue/index.ts';
import { scoreTasks } from './score-webhook/index.ts';
import { createLinkTokens } from './signed-addresses/index.ts';
import { createPushServices } from './web-push/index.ts';

type TaskResources = Pick<
  Resources,
  'config' | 'db' | 'store' | 'changes' | 'analyzer' | 'secret' | 'clock' | 'log'
>;

/** How each kind of job is done. The compiler asks for a kind that is missing. */
export function createQueueTasks(
  { config, db, store, changes, analyzer, secret, clock, log }: TaskResources,
  { places, addressFacts, weather, activeFires }: OutsideServices,
): QueueTasks {
  const pushServices =
    config.push === null ? null : createPushServices(config.push, secret, config.earlierSecrets);
  return {
    ...analysisTasks({
      db,
      store,
      ...analyzer,
      changes,
      sendsScores: config.scoreReceiver !== null,
      clock,
      log,
    }),
    ...locatingTasks({
      db,
      places,
      learnFactsLater: asksAnything(addressFacts) ? learnFactsLater : null,
      log,
    }),
    ...learningTasks({ db, addressFacts, log }),
    ...watchingTasks({
      db,
      weather,
      activeFires,
      warningTokens: createLinkTokens(secret, 'end of warnings'),
      tellsDevices: pushServices !== null,
      clock,
      log,
    }),
    ...tellingTasks({ db, pushServices, clock, log }),
    ...remindingTasks({
      db,
      reminderTokens: createLinkTokens(secret, 'end of reminders'),
      clock,
    }),
    ...mailTasks({
      db,
      config: config.mail,
      transport: openTransport(config.mail, config.dataDir),
      log,
    }),
    ...leadTasks({ db, config: config.leads, clock, log }),
    ...scoreTasks({ db, receiver: config.scoreReceiver, clock, log }),
  };
}
