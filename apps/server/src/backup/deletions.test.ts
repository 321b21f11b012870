import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDeletions } from './deletions.ts';

const photo = '018f7a52-6a1e-7c3a-9b1d-5f0a7e4c2b11';
const home = '018f7a52-6a1e-7c3a-9b1d-5f0a7e4c2b22';
const visitor = { kind: 'visitor', id: '018f7a52-6a1e-7c3a-9b1d-5f0a7e4c2b33' };
const lines = [
  { time: '2026-11-23T00:00:00Z', deletedPhoto: photo },
  { level: 30, deletedProperty: home, msg: 'deleted for good' },
  { level: 30, msg: 'request done', path: '/healthz' },
  { level: 30, erasedActor: visitor, msg: 'deleted for good' },
  // Processes may both have said it.
  { level: 30, deletedPhoto: photo },
].map((line) => JSON.stringify(line));
const found = { photos: [photo], properties: [home], actors: [visitor] };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-deletions-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['the list itself', lines.join('\n')],
  [
    'a log with times and hosts before its lines',
    lines.map((line) => `Nov 23 dss: ${line}`).join('\n'),
  ],
  ['the journal as JSON', lines.map((line) => JSON.stringify({ MESSAGE: line })).join('\n')],
  ['a gzipped log', gzipSync(lines.join('\n'))],
])('deletions are read from %s', async (name, content) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  expect(await readDeletions(file)).toEqual(found);
});

it('what was brought back is not deleted, until it is deleted again', async () => {
  const file = path.join(folder, 'brought-back');
  const back = JSON.stringify({ time: '2026-11-24T00:00:00Z', broughtBack: home });
  await writeFile(file, [...lines, back].join('\n'));
  expect(await readDeletions(file)).toEqual({ ...found, properties: [] });
  await writeFile(file, [...lines, back, lines[1]].join('\n'));
  expect(await readDeletions(file)).toEqual(found);
});

it('an archive that was cut off is refused, rather than read in part', async () => {
  const file = path.join(folder, 'cut.gz');
  await writeFile(file, gzipSync(lines.join('\n')).subarray(0, 60));
  await expect(readDeletions(file)).rejects.toThrow(/unexpected end of file/);
});

it('an empty list has none', async () => {
  const file = path.join(folder, 'empty');
  await writeFile(file, '');
  expect(await readDeletions(file)).toEqual({ photos: [], properties: [], actors: [] });
});
