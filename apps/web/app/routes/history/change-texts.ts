import { stepIdOf, type HazardTypeId, type ScorePoint } from '@dss/domain';
import { useFormatter, useTranslations } from 'use-intl';

import { useDescriptions } from '../../entities/hazard/texts/descriptions-provider.tsx';
import { useGuidance } from '../../entities/hazard/texts/guidance.ts';

type Changes = NonNullable<ScorePoint['changes']>;

/** Says in plain words what made a result different from the one before it. */
export function usePointTexts(
  points: readonly ScorePoint[],
): (point: ScorePoint) => readonly string[] {
  const t = useTranslations('history.changes');
  const { textsOf } = useChangeTexts(points.flatMap(({ changes }) => changes ?? []));
  return ({ changes }) => {
    if (changes === null) return [t('first')];
    const texts = textsOf(changes);
    return texts.length === 0 ? [t('nothing')] : texts;
  };
}

/** Says changes in plain words, one text for each kind; none if there is none. */
export function useChangeTexts(ofThese: readonly Changes[]): {
  readonly textsOf: (changes: Changes) => readonly string[];
  /** What was done to remove a hazard. */
  readonly workOf: (type: HazardTypeId) => string;
} {
  const t = useTranslations('history.changes');
  const format = useFormatter();
  const { hazard } = useDescriptions();
  const titles = (types: readonly HazardTypeId[]) =>
    format.list(types.map((type) => hazard(type).title));
  const guidance = useGuidance(
    ofThese.flatMap((changes) => [...changes.work_confirmed, ...changes.work_said]),
  ).data;
  // Until the guidance is loaded, or where it can't be: what the work removed.
  const workOf = (type: HazardTypeId) =>
    guidance?.find((each) => each.hazard_type === type)?.title ?? hazard(type).title;
  const textsOf = (changes: Changes) => {
    const {
      hazards_appeared: appeared,
      hazards_gone: gone,
      work_confirmed: confirmed,
      work_said: said,
      photos_added: added,
      photos_removed: removed,
      photos_relabeled: relabeled,
      answers_given: given,
      answers_taken_back: takenBack,
      disputes_made: disputed,
      disputes_taken_back: settled,
      new_method: method,
      new_provider: provider,
    } = changes;
    // Of what the owner says is done, nobody looked.
    const saidSteps = said.map(stepIdOf);
    const noLonger = gone.filter((type) => !saidSteps.includes(stepIdOf(type)));
    return [
      ...confirmed.map((type) => t('workConfirmed', { work: workOf(type) })),
      ...said.map((type) => t('workSaid', { work: workOf(type) })),
      added > 0 && t('photosAdded', { count: added }),
      removed > 0 && t('photosRemoved', { count: removed }),
      relabeled > 0 && t('photosRelabeled', { count: relabeled }),
      given.length > 0 && t('answersGiven', { count: given.length }),
      takenBack.length > 0 && t('answersTakenBack', { count: takenBack.length }),
      ...disputed.map((each) => t(each.kind, { title: hazard(each.hazard_type).title })),
      ...settled.map((each) => t('takenBack', { title: hazard(each.hazard_type).title })),
      appeared.length > 0 && t('appeared', { titles: titles(appeared) }),
      noLonger.length > 0 && t('gone', { titles: titles(noLonger) }),
      method !== null && t('method', { version: method }),
      provider !== null &&
        (provider === 'built-in'
          ? t('builtIn')
          : provider === 'owner'
            ? t('owner')
            : t('provider', { provider })),
    ].filter((text) => text !== false);
  };
  return { textsOf, workOf };
}
