/** What the command's exit code tells. */
export const exitCodes = { success: 0, failure: 1, badInput: 2 } as const;

/** Something the person can mend: an argument, a file, an address. Ends the command with exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Something went wrong elsewhere: the server, the network, the analysis. Ends the command with exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
