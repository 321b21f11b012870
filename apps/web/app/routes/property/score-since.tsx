import { changeSince, type Analysis } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { milestonesQuery } from '../../entities/analysis/milestones.ts';
import { useSinceText } from '../../entities/analysis/use-since-text.ts';

/** By how much the score has changed since before the present sitting; nothing if there was no score then. */
export function ScoreSince({
  propertyId,
  analysis: { dss_score: score, enough_seen: enoughSeen },
}: {
  propertyId: string;
  analysis: Pick<Analysis, 'dss_score' | 'enough_seen'>;
}) {
  const { data } = useQuery({ ...milestonesQuery(propertyId), enabled: enoughSeen });
  const text = useSinceText();
  const milestones = data?.milestones ?? [];
  const change = changeSince(milestones);
  // While a newer score is shown than the milestones end with, they say nothing about it.
  if (change === null || milestones[milestones.length - 1]?.dss_score !== score) return null;
  return <span>{text(change)}</span>;
}
