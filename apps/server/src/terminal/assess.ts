import { readConfig, userConfigFolder } from '../config/index.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { parseAssessArguments, type AssessArguments } from './arguments.ts';
import { assess, makeClaimLink, type Assessment } from './assessment.ts';
import { BadInput, exitCodes, Failure } from './outcome.ts';
import { probeServer, startOwnServer, type OwnServer } from './own-server.ts';
import { readPhotoFiles } from './photo-files.ts';
import { openVisitorTokenFile } from './visitor-token-file.ts';
import { words } from './words.ts';
import { z } from 'zod';

let ownServer: OwnServer | null = null;
/** Set once the result is printed; from then on the command has succeeded, however it ends. */
let done = false;

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const) {
  // Interrupted earlier, it exits with the conventional code: 128 plus the signal's number.
  process.once(signal, () => void leave(done ? exitCodes.success : 128 + number));
}

try {
  const args = parseAssessArguments(process.argv.slice(2));
  if (args.help) {
    process.stdout.write(`${words.usage}\n`);
  } else {
    await runAssessment(args);
  }
} catch (error) {
  const expected = error instanceof BadInput || error instanceof Failure;
  report(expected ? error.message : String(error instanceof Error ? error.stack : error));
  await leave(error instanceof BadInput ? exitCodes.badInput : exitCodes.failure);
}

async function runAssessment(args: AssessArguments): Promise<void> {
  const photos = await readPhotoFiles(args.photos);
  const url = args.url ?? new URL(`http://localhost:${readConfig().port}`);
  await ensureServer(url, args.url === null);
  const api = await connect(url.origin);
  if (args.newLinkFor === null) print(args, await assess(api, { ...args, photos }, report));
  else await printNewLink(args, api, args.newLinkFor);
  done = true;
  if (ownServer === null) return;
  if (args.json) {
    await ownServer.stop();
    report(words.serverStopped);
  } else {
    report(`\n${words.serverStays(url.origin)}`);
    await ownServer.ended;
  }
}

async function ensureServer(url: URL, mayStart: boolean): Promise<void> {
  const found = await probeServer(url.origin);
  if (found === 'ready') return;
  if (found === 'foreign') throw new Failure(words.foreignServer(url.origin));
  if (!mayStart) throw new Failure(words.noAnswer(url.origin));
  report(words.startingServer(url.origin));
  ownServer = await startOwnServer(url);
}

/** Uses the same visitor in every run of the same user, until the server rejects the token. */
async function connect(origin: string): Promise<ApiClient> {
  const tokens = openVisitorTokenFile(userConfigFolder());
  const kept = await tokens.read(origin);
  if (kept !== null) {
    const known = createApiClient(origin, kept);
    try {
      await known.send({ method: 'GET', path: '/api/properties' });
      return known;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
    }
  }
  const stranger = createApiClient(origin, null);
  const { visitor_token: token } = await stranger.request(
    { method: 'POST', path: '/api/visitors' },
    z.object({ visitor_token: z.string() }),
  );
  await tokens.write(origin, token);
  return createApiClient(origin, token);
}

async function printNewLink(
  { json }: AssessArguments,
  api: ApiClient,
  propertyId: string,
): Promise<void> {
  const { url, expires_at } = await makeClaimLink(api, propertyId);
  const text = json
    ? JSON.stringify({ property_id: propertyId, url, expires_at }, null, 2)
    : words.newLink(url);
  process.stdout.write(`${text}\n`);
}

function print(args: AssessArguments, assessment: Assessment): void {
  const { property, photos, analysis, link } = assessment;
  if (!args.json) {
    const named = { facing: args.frontFaces, sides: args.photos.map(({ side }) => side) };
    process.stdout.write(`${words.result(analysis, property, link, named)}\n`);
    return;
  }
  const result = {
    property_id: property.id,
    url: link,
    dss_score: analysis.dss_score,
    band: analysis.band,
    provisional: analysis.provisional,
    enough_seen: analysis.enough_seen,
    confidence_percent: analysis.confidence_percent,
    range: analysis.range,
    hazards: analysis.hazards,
    coverage_missing: analysis.coverage_missing,
    photos: photos.map(({ file, side, photo }) => ({
      file,
      side,
      image_id: photo.image_id,
      sha256: photo.sha256,
      ...analysis.photos.find((analyzed) => analyzed.image_id === photo.image_id),
    })),
  };
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

function report(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function leave(code: number): Promise<never> {
  await ownServer?.stop();
  return process.exit(code);
}
