import {
  foundOnSides,
  type Analysis,
  type AnsweredHome,
  type Exposure,
  type ExposureOpen,
  type MappedExposure,
  type FoundOnSides,
} from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { loadPart } from '../../ui/load-part.ts';

export interface WalkFigures {
  readonly score: number;
  readonly range: Pick<Analysis['range'], 'low' | 'high'>;
  /** How much of what is scored is known. */
  readonly confidence_percent: Analysis['confidence_percent'];
  readonly exposure: Exposure | MappedExposure | null;
  readonly exposureOpen: readonly ExposureOpen[];
  /** The hazards found, in the order of their numbers, which results keep. */
  readonly found: readonly FoundOnSides[];
}

export interface FiguresSource {
  analysis: Analysis | null;
  /** Those that the server doesn't have yet included. */
  home: Omit<AnsweredHome, 'seen'>;
  /** Something was said that the server doesn't have yet, or the last analysis may be older than what it has. */
  waiting: boolean;
}

/**
 * The figures to show on the walk: the server's, or, while answers are on their way or wait for a connection, those that all answers
 * make with what the last analysis saw. Null while they are being worked out.
 */
export function useFigures({ analysis, home, waiting }: FiguresSource): WalkFigures | null {
  // Loaded ahead of time, for when the connection is gone.
  const part = useQuery({
    queryKey: ['answer-figures'],
    queryFn: () => loadPart(() => import('./answer-figures.ts')),
    // The browser may have kept the file.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  if (waiting || analysis === null) {
    // Don't show the server's last figures for a moment: they lack these answers.
    if (part.isPending) return null;
    const onceSent = part.data?.figuresOnceSent(analysis, home);
    if (onceSent) return onceSent;
  }
  if (analysis === null) return null;
  const { dss_score: score, range, confidence_percent, explanation } = analysis;
  const { exposure, exposure_open: exposureOpen, rows } = explanation;
  const found = rows.flatMap((row) => (row.kind === 'hazard' ? foundOnSides(row) : []));
  return { score, range, confidence_percent, exposure, exposureOpen, found };
}
