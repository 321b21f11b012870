import type { Milestone } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useChangeTexts } from './change-texts.ts';

type Changes = Milestone['changes'];

/** Says in words what a milestone is about, and what else was new. */
export function useMilestoneTexts(
  milestones: readonly Milestone[],
): (milestone: Milestone) => { readonly title: string; readonly details: readonly string[] } {
  const t = useTranslations('history.timeline');
  const { textsOf, workOf } = useChangeTexts(milestones.map(({ changes }) => changes));
  return ({ kind, changes }) => {
    const done = [...new Set([...changes.work_confirmed, ...changes.work_said].map(workOf))];
    // Named whole below.
    const [first = '', ...more] = done;
    const title = t(`kinds.${kind}`, {
      work: first,
      more: more.length,
      added: String(changes.photos_added > 0),
    });
    return { title, details: detailsOf(kind, changes) };
  };

  function detailsOf(kind: Milestone['kind'], changes: Changes): readonly string[] {
    switch (kind) {
      case 'first':
        return [
          ...textsOf({ ...changes, hazards_appeared: [], new_provider: null }),
          t('hazardsFound', { count: changes.hazards_appeared.length }),
        ];
      case 'weights':
        return [t(isOfTheHomeToo(changes) ? 'partlyByWeights' : 'byWeights'), ...textsOf(changes)];
      case 'work':
      case 'photos':
      case 'questions':
      case 'corrections':
      case 'other':
        return textsOf(changes);
    }
  }
}

/** Whether something new was seen or said, too: the difference isn't the method's alone. */
function isOfTheHomeToo(changes: Changes): boolean {
  return (
    changes.photos_added + changes.photos_removed + changes.photos_relabeled > 0 ||
    changes.new_provider !== null ||
    [
      changes.work_said,
      changes.work_confirmed,
      changes.answers_given,
      changes.answers_taken_back,
      changes.disputes_made,
      changes.disputes_taken_back,
    ].some((each) => each.length > 0)
  );
}
