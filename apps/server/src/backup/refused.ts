/** What can't be done as asked. Its message tells the operator why, and what to do; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** A backup that isn't what was written, which no other command mends. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}
