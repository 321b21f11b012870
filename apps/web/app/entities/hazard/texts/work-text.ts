import { workInWords, type ExplanationAction } from '@dss/domain';

import { useLanguage } from '../../../lib/messages/message-parts.tsx';

type WorkToSay = Pick<ExplanationAction, 'cost_usd' | 'hours' | 'for_each_side' | 'estimate'>;

/** Says what an action of a result costs and how long it takes in that home. */
export function useWorkText(): (action: WorkToSay) => ReturnType<typeof workInWords> {
  const locale = useLanguage();
  return ({ cost_usd: costUsd, hours, for_each_side: forEachSide, estimate }) =>
    workInWords({ costUsd, hours, forEachSide, estimate }, locale);
}
