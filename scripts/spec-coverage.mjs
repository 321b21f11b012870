/**
 * Holds the checklist of `docs/spec-coverage` against the product: `node scripts/spec-coverage.mjs [--reports FOLDER
 * --ran unit --ran e2e]`. Without reports it looks for the named tests in their files only.
 */
import { parseArgs } from 'node:util';

import { projectRoot } from './bootstrap/project.mjs';
import { checkSpecCoverage } from './test-run/spec-coverage/check-spec-coverage.mjs';

const { values } = parseArgs({
  options: { reports: { type: 'string' }, ran: { type: 'string', multiple: true, default: [] } },
});
const { problems, notes } = await checkSpecCoverage({
  root: projectRoot,
  reports: values.reports ?? '',
  ran: new Set(values.ran),
});
for (const line of [...problems, ...notes]) process.stdout.write(`  ${line}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
