import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { beginDeletionList, createDeletionList, deletionListIn } from './deletion-list.ts';

const silent = pino({ level: 'silent' });

it('is begun empty, and goes on with what it has', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'dss-deletion-list-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const backupsFolder = path.join(root, 'backups');
  await beginDeletionList(backupsFolder, silent);
  expect(await readFile(deletionListIn(backupsFolder), 'utf8')).toBe('');

  const list = createDeletionList({ backupsFolder, dataDir: root }, () => new Date(0), silent);
  const deletedPhoto = '7a4ce6da-e666-4ff2-89a3-4a2e04b6ae0f';
  await list({ deletedPhoto });
  await beginDeletionList(backupsFolder, silent);
  expect(JSON.parse(await readFile(deletionListIn(backupsFolder), 'utf8'))).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    deletedPhoto,
  });
});

it('stops no start where it can’t be written', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'dss-deletion-list-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const file = path.join(root, 'no-folder');
  await writeFile(file, '');
  const lines: string[] = [];
  await beginDeletionList(file, pino({}, { write: (line: string) => void lines.push(line) }));
  expect(lines.join('')).toContain('the list of deletions could not be begun');
});
