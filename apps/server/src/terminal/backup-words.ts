const megabyte = 1024 * 1024;
const exits =
  'Exit codes: 0 done, 1 something failed, was damaged or interrupted, 2 something in the command or the settings needs fixing.';

/** All messages of the commands that back up and restore. */
export const backupWords = {
  usage: `Usage: npm run backup -- FOLDER [--share EARLIER]
       npm run backup [-- --keep DAYS]
       npm run backup -- --verify FOLDER

Copies all rows of the database as of one moment, the photos that belong to them, and the signing secret if it is kept in
DATA_DIR, into a new folder. The product may run meanwhile. The folder holds everything: keep it as carefully as the original.

  FOLDER           new or empty; a relative path begins where you are. Without one, a new folder in BACKUPS_FOLDER,
                   which shares the pictures of the newest backup there
  --share EARLIER  an earlier backup on the same disk: photos that it has take no more room
  --keep DAYS      then removes the backups in BACKUPS_FOLDER that are older, but never the newest whole one
  --verify FOLDER  makes none, but reads every file of a backup and compares it with what was written
  --help           print this

It uses the product's settings. SHA256SUMS is written last, so that an interrupted backup is recognized; sha256sum -c checks it, too.
docs/operations.md says what isn't in a backup.
${exits}`,
  restoreUsage: `Usage: npm run restore -- FOLDER [--deletions FILE] [--bring-back ID]...

Restores a backup into an empty place: the DATA_DIR, or the DATABASE_URL and STORAGE_URL, of the settings. Nothing of the product may
run there. Every file of the backup is checked first.

  FOLDER            the backup; a relative path begins where you are
  --deletions FILE  what was deleted since, which is deleted again: the product's list (deletions.jsonl in BACKUPS_FOLDER or
                    DATA_DIR), or its log, both gzipped or not. By default the list beside the backup. With PROFILE=production
                    there must be one; none, if nothing was deleted or the list is lost
  --bring-back ID   a home, photo or account of that list that is not deleted again, because its owner wants it back. The list of
                    BACKUPS_FOLDER or DATA_DIR then says so for later restores
  --help            print this

Interrupted, it leaves the place empty, and can be repeated. Then start the product as usual.
${exits}`,
  whereTo: 'Name one folder. Nothing was done.',
  insideData: (folder: string) =>
    `${folder} is inside the data folder, and would be lost with it. Choose a folder elsewhere, best on another machine. Nothing was done.`,
  copying: (objects: number, of: number) => `${objects} of ${of} pictures…`,
  restoring: (objects: number, of: number) => `${objects} of ${of} pictures restored…`,
  done: (folder: string, rows: number, objects: number, bytes: number) =>
    `Backed up ${rows} rows and ${objects} pictures (${(bytes / megabyte).toFixed(1)} MB) to ${folder}.`,
  settingsSecret:
    'The signing secret is in your settings, not in the backup. Keep it with it: without it everybody loses access to what they own.',
  deletedMeanwhile: (photos: number) =>
    `Deleted by their owners while the backup was made, so not in it: ${photos} photos.`,
  lost: (paths: readonly string[]) =>
    `WARNING: the photo store lacks ${paths.length} pictures that should be there, or has them damaged. Everything else is in the backup. Look for them in earlier ones, unless the database is of an earlier moment and they were deleted since:\n${paths.map((path) => `  ${path}`).join('\n')}`,
  whole: (folder: string, takenAt: string, rows: number, objects: number) =>
    `${folder} is whole: ${rows} rows and ${objects} pictures as of ${takenAt}.`,
  restored: (takenAt: string, rows: number, objects: number) =>
    `Restored ${rows} rows and ${objects} pictures as of ${takenAt}. Start the product as usual.`,
  deletedAgain: (file: string | null, photos: number, properties: number, actors: number) =>
    `Deleted again${file === null ? '' : `, as ${file} says`}, and purged by the next start: ${photos} photos, ${properties} homes, everything of ${actors} visitors or accounts.`,
  broughtBack: (ids: readonly string[]) =>
    `Not deleted again, now or by a later restore: ${ids.join(', ')}.`,
  notOnList: (id: string) =>
    `${id} isn't on the list of what was deleted, so nothing would delete it. Nothing was done.`,
  sayDeletions:
    'Say what was deleted after the backup, so that it is deleted again: --deletions FILE, the list of deletions or the log since then. --deletions none if nothing was, or they are lost. Nothing was done.',
  unreadableDeletions: (file: string, why: string) =>
    `${file} can't be read: ${why}. Nothing was done.`,
  keepWhere:
    '--keep is for the backups in BACKUPS_FOLDER: set it, and name no folder. Nothing was done.',
  keepDays: '--keep needs a number of days, at least 1. Nothing was done.',
  removedOld: (backups: number, days: number) =>
    `Removed ${backups === 1 ? 'one backup' : `${backups} backups`} older than ${days} days.`,
  notRemoved: (failure: string) => `An old backup can’t be removed: ${failure}`,
  isRunning: (processes: number) =>
    `The product is running there (${processes === 1 ? 'one process' : `${processes} processes`}). Stop it first. Nothing was done.`,
  interrupted: 'Interrupted. The unfinished backup was removed.',
  restoreInterrupted:
    'Interrupted. The database is still empty: run the command again before you start the product.',
} as const;
