/** The command's exit codes. */
export const exitCodes = { success: 0, failure: 1, badInput: 2 } as const;

/** A mistake that the user can fix: an argument, a file, an address. Exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A failure elsewhere: the server, the network, the analysis. Exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
