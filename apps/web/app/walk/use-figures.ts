import type { Analysis, HouseSide, Property, StoredAnswer } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { loadPart } from '../ui/load-part.ts';

export interface WalkFigures {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

export interface FiguresSource {
  property: Pick<Property, 'front_faces'>;
  analysis: Analysis | null;
  /** Those that the server doesn't have yet included. */
  answers: readonly StoredAnswer[];
  missing: readonly HouseSide[];
  /** Something was said that the server doesn't have yet. */
  waiting: boolean;
}

/**
 * The figures to show on the walk: the server's, or, while answers wait for a connection, those that all answers make.
 * Only the server knows what photos showed; then its last figures stand. Null while they are being worked out.
 */
export function useFigures({
  property: { front_faces: facing },
  analysis,
  answers,
  missing,
  waiting,
}: FiguresSource): WalkFigures | null {
  const fromServer = analysis !== null && (!waiting || analysis.photos.length > 0);
  // Loaded ahead of time, for when the connection is gone.
  const part = useQuery({
    queryKey: ['answer-figures'],
    queryFn: () => loadPart(() => import('./answer-figures.ts')),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  if (fromServer) {
    const { dss_score: score, range } = analysis;
    return { score, ...range };
  }
  return part.data?.figuresOfAnswers(answers, { facing, missing }) ?? null;
}

/** By how many points the score may still move, most likely: as far as the farther end of its range. */
export function pointsLeft({ score, low, high }: WalkFigures): number {
  return Math.max(high - score, score - low);
}
