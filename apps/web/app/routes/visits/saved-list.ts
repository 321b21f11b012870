import {
  listedHomeVisitSchema,
  ownHomeRoleSchema,
  type ListedHomeVisit,
  type OwnHomeRole,
} from '@dss/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';

import { useKnownAccount } from '../../entities/account/known-account.ts';
import { useHomeRoles } from '../../entities/home-people/home-people.ts';
import { myHomeVisitsQuery } from '../../entities/home-visits/home-visits.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';

const storeName = 'dss-assessor-list';

const listSchema = z.object({
  roles: z.array(ownHomeRoleSchema),
  visits: z.array(listedHomeVisitSchema),
});

export interface AssessorsList {
  /** Homes that are open to the assessor. */
  readonly roles: readonly OwnHomeRole[];
  readonly visits: readonly ListedHomeVisit[];
  /** As this browser kept it: the server can't be asked. */
  readonly isSaved: boolean;
}

/** An assessor's homes and visits, and while the server can't be reached those of the last time. */
export function useAssessorsList(): {
  readonly list: AssessorsList | undefined;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
} {
  const isSignedIn = useKnownAccount() !== null;
  const roles = useHomeRoles();
  const visits = useQuery({ ...myHomeVisitsQuery, enabled: isSignedIn });
  const kept = readKept(useStored(localStore, storeName));
  const fresh =
    roles.data === undefined || visits.data === undefined
      ? undefined
      : { roles: roles.data.filter(({ role }) => role === 'assessor'), visits: visits.data };
  const text = fresh === undefined ? null : JSON.stringify(fresh);
  useEffect(() => {
    if (text !== null) localStore.write(storeName, text);
  }, [text]);
  return {
    list: fresh !== undefined ? { ...fresh, isSaved: false } : kept && { ...kept, isSaved: true },
    query: {
      error: roles.error ?? visits.error,
      refetch: async () => {
        await roles.refetch();
        return visits.refetch();
      },
    },
  };
}

function readKept(kept: string | null): z.infer<typeof listSchema> | undefined {
  try {
    return listSchema.safeParse(JSON.parse(kept ?? '')).data;
  } catch {
    return undefined;
  }
}
