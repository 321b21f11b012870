import { modelStoodIn } from '@dss/domain';
import type { SendingKind } from '../db/index.ts';
import { check, ok, warn, type Check, type Finding } from './check.ts';

const dayMs = 24 * 60 * 60 * 1000;
const well = ok('nothing is wrong');

/** Of what the product has done, of which only the state that `/ops` reads tells. */
export const operationsChecks: readonly Check[] = [
  check('Model', ['state'], { operations: 'usage' }, ({ state }) => {
    if (state.model.budget_reached) return warn('the month’s budget is used up');
    const { provider } = state.model;
    return modelStoodIn(state) ? warn(`${provider} didn’t look at the latest photos`) : well;
  }),
  check('Analyses', ['state'], { operations: 'failed' }, ({ state: { failed_analyses: failed } }) =>
    failed.length === 0 ? well : warn(`${failed.length} failed this week`),
  ),
  check('Errors', ['state'], { operations: 'errors' }, ({ state }) => {
    const now = Date.parse(state.at);
    const today = state.errors.filter(({ at }) => now - Date.parse(at) < dayMs);
    const [latest] = today;
    if (latest === undefined) return well;
    const count = today.reduce((sum, each) => sum + each.count, 0);
    const many = count === 1 ? '1' : `${count} in a day, the latest`;
    return warn(`${many} (${latest.error}) at`, undefined, { at: latest.at });
  }),
  deliveries('Mail', 'mails'),
  deliveries('Leads', 'leads'),
  deliveries('Score webhook', 'scores'),
  deliveries('Notifications', 'notifications'),
  check('Policy reviews', ['state'], { operations: 'reviews' }, ({ state }) =>
    state.reviews.some(({ status }) => status === 'failed')
      ? warn('mail to the agency was given up')
      : well,
  ),
];

/** What was given up, or whose latest attempt failed. */
function deliveries(title: string, part: `${SendingKind}s`): Check {
  return check(title, ['state'], { operations: part }, ({ state }): Finding => {
    const { failed, list } = state[part];
    const stuck: readonly { readonly created_at: string }[] = [...list].filter(
      (each) => each.failed || each.failure !== null,
    );
    const count = Math.max(failed, stuck.length);
    if (count === 0) return well;
    const first = Math.min(
      Date.parse(state.at),
      ...stuck.map((each) => Date.parse(each.created_at)),
    );
    return warn(`${count} not delivered since`, undefined, { at: new Date(first).toISOString() });
  });
}
