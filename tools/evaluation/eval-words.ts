import { aiProviders } from '../../apps/server/src/config/index.ts';

/** All messages of the evaluation command except its table. */
export const evalWords = {
  usage: `Usage: npm run eval -- --provider PROVIDER --labels TSV [--json FILE] [--out FOLDER]

Has a provider look at labeled photos and reports how accurate it is: areas, claims, confidence, time and cost.

  --provider PROVIDER  ${aiProviders.join(', ')}
  --labels TSV         the labels; photos are named relative to this file (tools/evaluation/README.md)
  --json FILE          where the figures go (default: evaluation.json in the output folder)
  --out FOLDER         where report.html goes, with the photos in it (default: evaluations/PROVIDER)
  --help               print this

Models are called with the product's settings (.env.example), which costs money; what they see is not kept.
Exit codes: 0 done, 1 something failed, 2 something in the command, the labels or the settings needs fixing.`,
  providerNeeded: 'Choose who looks at the photos: --provider built-in, for example.',
  labelsNeeded: 'Choose the labels file: --labels FILE.tsv.',
  unknownProvider: (name: string) =>
    `There is no provider '${name}'. Choose from: ${aiProviders.join(', ')}.`,
  photosMissing: (files: readonly string[]) =>
    `These photos are labeled but missing:\n${files.join('\n')}`,
  noneLookedAt: 'No photo could be looked at. Nothing was written.',
  interrupted: 'Interrupted. Nothing was written.',
  written: (files: readonly string[]) => `Written: ${files.join(', ')}`,
} as const;
