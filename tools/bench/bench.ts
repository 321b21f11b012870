/** `npm run bench [-- SECTION…]`: measures the product and prints what it finds. */
import { measureApi } from './api/api.ts';
import { measureCommunities } from './communities.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { measurePhone } from './phone.ts';
import { sectionText, type Section } from './report.ts';
import { measureRunning } from './running.ts';

/** @param stack ends what was started for the section, also when the bench is interrupted */
type Measure = (stack: AsyncDisposableStack) => Promise<Section>;

/** The sections in the order in which they are measured. */
const sections: Readonly<Record<string, Measure>> = {
  api: measureApi,
  running: measureRunning,
  growth: measureGrowth,
  communities: measureCommunities,
  lists: measureLists,
  pages: measurePages,
  phone: measurePhone,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in sections));
if (unknown !== undefined) {
  const known = Object.keys(sections).join(', ');
  process.stderr.write(`There is no section ${unknown}. There are ${known}.\n`);
  process.exit(2);
}

let stack = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // `on`, since a second signal mustn't end the process before everything has stopped.
  process.on(signal, () => void stack.disposeAsync().finally(() => process.exit(1)));
}

for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  stack = new AsyncDisposableStack();
  try {
    process.stdout.write(`\n${sectionText(await measure(stack))}\n`);
  } finally {
    await stack.disposeAsync();
  }
}
