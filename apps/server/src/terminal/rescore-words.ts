/** All messages of the re-scoring command except its report. */
export const rescoreWords = {
  usage: `Usage: npm run rescore -- --dry-run [--newest]
       npm run rescore -- --write

Recomputes stored analyses with the weights of this code and prints how the scores change. It identifies no home.

  --dry-run  compare every stored analysis; write nothing
  --newest   with --dry-run: compare only the newest analysis of each property
  --write    add a result with the new weights to each property whose newest one has others. What is stored
             stays as it is.
  --help     print this

It uses the product's settings, whether or not the product is running.
Exit codes: 0 done, 1 something failed, 2 something in the command or the settings needs fixing.`,
  oneOfTwo: 'Use --dry-run to compare, or --write to add new results. Nothing was done.',
  notBoth: 'Use --dry-run or --write, not both. Nothing was done.',
  noTables: 'This database has no tables of this product. Check DATABASE_OWNER_URL or DATA_DIR.',
  notUpToDate:
    'The database is from an earlier version. Start the product once with this code, then run this again. Nothing was written.',
  interrupted: (added: number) => `Interrupted. ${soFar(added)}`,
  failed: (reason: string, added: number) => `${reason}\n${soFar(added)}`,
} as const;

function soFar(added: number): string {
  return added === 0
    ? 'Nothing was written.'
    : `Results added so far: ${added}. Run the command again for the others.`;
}
