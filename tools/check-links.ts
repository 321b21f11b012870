/** `npm run check-links`: opens the source addresses that were built from identifiers, and lists each response. */
import { documents, statePacks, type Law } from '@dss/domain';

const timeoutMs = 20_000;
const unchecked = [
  ...Object.entries(documents).flatMap(([id, { linkChecked, url }]) =>
    linkChecked ? [] : { id, url },
  ),
  // The addresses of laws are all built from their numbers.
  ...Object.values(statePacks).flatMap(({ laws }) =>
    Object.entries<Law>(laws).flatMap(([id, { url }]) => (url === null ? [] : { id, url })),
  ),
];
let broken = 0;

for (const { id, url } of unchecked) {
  const answer = await open(url);
  if (answer !== '200') broken += 1;
  process.stdout.write(`${answer.padEnd(14)} ${id}  ${url}\n`);
}
process.stdout.write(
  `${unchecked.length} unchecked links, ${broken} of them did not open. When one shows its document, set linkChecked in packages/domain/src/hazards/sources/documents.ts.\n`,
);

/** The HTTP status of an address, or a note that it can't be reached. */
async function open(url: string): Promise<string> {
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    return String(status);
  } catch {
    return 'not reachable';
  }
}
