import type { Photo } from '@dss/domain';
import { useEffect, useEffectEvent, useReducer } from 'react';

import { useAutomaticStart } from '../../entities/analysis/start-analysis.ts';
import { useCurrentAnalysis } from '../../entities/analysis/analyses.ts';
import {
  changeBackgroundAnalysis,
  initialBackgroundAnalysis,
  nextEvent,
  type BackgroundAnalysis,
  type BackgroundEvent,
} from './background-state.ts';

export interface BackgroundOptions {
  photos: readonly Pick<Photo, 'image_id'>[];
  /** The owner is moving a photo on the map, or just finished. */
  blocked?: boolean;
}

/** Analyzes photos in the background while the owner is still adding more. */
export function useBackgroundAnalysis(
  propertyId: string,
  { photos, blocked = false }: BackgroundOptions,
): BackgroundAnalysis {
  const [{ state, starting }, dispatch] = useReducer(changeRun, initialRun);
  const { job, latest } = useCurrentAnalysis(propertyId);
  const { mutate: start } = useAutomaticStart(propertyId);
  const known = job.data !== undefined && latest.data !== undefined;
  const event = known
    ? nextEvent(state, {
        imageIds: photos.map(({ image_id: id }) => id),
        job: job.data,
        latest: latest.data,
        starting,
        blocked,
      })
    : null;
  const applyEvent = useEffectEvent(() => {
    if (event === null) return;
    dispatch(event);
    if (event.type !== 'started') return;
    start(undefined, {
      onError: (error) => dispatch({ type: 'failed', error }),
      onSettled: () => dispatch({ type: 'answered' }),
    });
  });
  useEffect(() => applyEvent());
  return state;
}

interface Run {
  readonly state: BackgroundAnalysis;
  /** A start request is in flight, so the known job is older than it. */
  readonly starting: boolean;
}

const initialRun: Run = { state: initialBackgroundAnalysis, starting: false };

function changeRun(run: Run, event: BackgroundEvent | { readonly type: 'answered' }): Run {
  if (event.type === 'answered') return { ...run, starting: false };
  return {
    state: changeBackgroundAnalysis(run.state, event),
    starting: run.starting || event.type === 'started',
  };
}
