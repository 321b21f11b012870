/**
 * Writes compressed copies (.br, .gz) of each asset that benefits, so that the server needn't compress. Runs after the
 * build.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const assets = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

for await (const name of glob('**/*.{js,css,svg,json}', { cwd: assets })) {
  const file = `${assets}/${name}`;
  const content = await readFile(file);
  const twins = {
    br: await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: await zip(content, { level: 9 }),
  };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < content.length) await writeFile(`${file}.${ending}`, twin);
  }
}
