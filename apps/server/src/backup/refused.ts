/** Thrown for what can't be done as asked. Its message tells the operator why, and what to do; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** A backup whose files changed after it was written, which running another command can't repair. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}
