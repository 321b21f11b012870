import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

/** What one page may pass to the next. Anything else in the history state is ignored. */
const navigationStateSchema = z
  .object({
    showResults: z.boolean().optional(),
    fromCanceledAnalysis: z.boolean().optional(),
    editMode: z.boolean().optional(),
    rerun: z.boolean().optional(),
    backgroundAnalysisId: z.string().optional(),
    backgroundAnalysisStatus: z.enum(['idle', 'analyzing', 'completed', 'error']).optional(),
    backgroundAnalysisProgress: z.number().min(0).max(100).optional(),
  })
  .catch({});

export type NavigationState = z.output<typeof navigationStateSchema>;

/** The state this page was opened with. It is cleared once read, so that a reload doesn't repeat a toast or a run. */
export function useNavigationState(): NavigationState {
  const location = useLocation();
  const navigate = useNavigate();
  const [state] = useState(() => navigationStateSchema.parse(location.state ?? {}));
  useEffect(() => {
    if (location.state === null || location.state === undefined) return;
    void navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { replace: true, state: null, preventScrollReset: true },
    );
  }, [location, navigate]);
  return state;
}
