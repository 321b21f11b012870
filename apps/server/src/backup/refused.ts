/** What can't be done as asked. Its message tells the operator why, and what to do; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
