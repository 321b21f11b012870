export { checkBackup, openEarlier, type Backup } from './backup-folder.ts';
export {
  folderForBackup,
  newestBackup,
  removeOldBackups,
  staleBackupSeconds,
} from './backups-folder.ts';
export { noDeletions, readDeletions, without } from './deletions.ts';
export type { Deletions } from './copy-database.ts';
export { makeBackup, type BackupProgress } from './make-backup.ts';
export { BackupRefused } from './refused.ts';
export { restoreBackup } from './restore-backup.ts';
