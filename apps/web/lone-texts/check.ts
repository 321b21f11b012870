import { fileURLToPath } from 'node:url';

import { findTextsWithNeighbors } from './find-texts.ts';

const folder = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const found = findTextsWithNeighbors(folder);
for (const { file, line, code } of found) {
  process.stdout.write(`${file.slice(folder.length + 1)}:${line}: ${code}\n`);
}
if (found.length > 0) {
  process.stdout.write(
    'Give each of these texts an element of its own: docs/decisions/0140-texts-stand-alone.md\n',
  );
  process.exitCode = 1;
}
