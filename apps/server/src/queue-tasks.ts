import { asksAnything } from './address-facts/home-facts.ts';
import { learnFactsLater, learningTasks } from './address-facts/learn-facts.ts';
import { analysisTasks } from './analysis/job/analyze-property.ts';
import type { Resources } from './compose.ts';
import { tellingTasks } from './fire-warnings/tell-devices.ts';
import { watchingTasks } from './fire-warnings/watch-warnings.ts';
import { remindingTasks } from './insurer-notices/remind.ts';
import { leadTasks } from './leads/deliver-lead.ts';
import { mailTasks } from './mail/send-mail.ts';
import { openTransport } from './mail/transport.ts';
import type { OutsideServices } from './outside-services.ts';
import { locatingTasks } from './places/locate-property.ts';
import type { QueueTasks } from './queue/start-queue.ts';
import { scoreTasks } from './score-webhook/deliver-score.ts';
import { createLinkTokens } from './signed-addresses/link-tokens.ts';
import { createPushServices } from './web-push/push-services.ts';

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
