/** `npm run check-rules`: lists the laws of each state by the day on which somebody last looked at them, the longest ago first. */
import { checkEveryDays, isOverdue, statePacks, statesWithoutLaws, type Law } from '@dss/domain';

const today = new Date().toISOString().slice(0, 10);
const oldest = new Date(Date.now() - checkEveryDays * 86_400_000).toISOString().slice(0, 10);
const laws = Object.entries(statePacks)
  .flatMap(([state, { laws: ofState }]) =>
    Object.entries<Law>(ofState).map(([id, law]) => ({ state, id, law })),
  )
  .toSorted((one, other) => one.law.checkedOn.localeCompare(other.law.checkedOn));

for (const { state, id, law } of laws) {
  const mark = law.checkedOn > today ? 'future day' : isOverdue(law, oldest) ? 'look again' : '';
  process.stdout.write(
    `${mark.padEnd(11)} ${law.checkedOn}  ${state}  ${law.status.padEnd(10)} ${id.padEnd(18)} ${law.url ?? ''}\n`,
  );
}
const { states, checkedOn } = statesWithoutLaws;
process.stdout.write(
  `${(isOverdue(statesWithoutLaws, oldest) ? 'look again' : '').padEnd(11)} ${checkedOn}  none seen in force: ${states.join(', ')} (states-without-laws.ts)\n`,
);
const overdue = laws.filter(({ law }) => isOverdue(law, oldest)).length;
process.stdout.write(
  `${laws.length} laws, ${overdue} of them not looked at for ${checkEveryDays} days. After a look, set checkedOn in packages/domain/src/state-rules/packs.\n`,
);
