/** Everything that the command for scoring anew says, its report apart. */
export const rescoreWords = {
  usage: `Usage: npm run rescore -- --dry-run [--newest]
       npm run rescore -- --write

Computes stored analyses again with the weights of this code, and prints how the scores move. It names no home.

  --dry-run  compare every stored analysis; write nothing
  --newest   with --dry-run: compare only the newest analysis of each property
  --write    add a result with the new weights to each property whose newest one has others. What is stored
             stays as it is.
  --help     print this

It uses the same settings as the product, whether that runs or not.
Exit codes: 0 done, 1 something failed, 2 something in the command or the settings has to be mended.`,
  oneOfTwo: 'Say --dry-run to compare, or --write to add new results. Nothing was done.',
  notBoth: 'Say --dry-run or --write, not both. Nothing was done.',
  noTables: 'This database holds nothing of this product. Check DATABASE_OWNER_URL or DATA_DIR.',
  notUpToDate:
    'The database is of an earlier version. Start the product once with this code, then run this again. Nothing was written.',
  interrupted: (added: number) => `Interrupted. ${soFar(added)}`,
  failed: (reason: string, added: number) => `${reason}\n${soFar(added)}`,
} as const;

function soFar(added: number): string {
  return added === 0
    ? 'Nothing was written.'
    : `Results added so far: ${added}. Run the command again for the others.`;
}
