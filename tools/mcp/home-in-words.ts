import {
  gainsInTurn,
  guidanceFor,
  hazardTextsEn,
  planGroups,
  questionById,
  questionTextsEn,
  shownAlone,
  workInWords,
  type ActionPlan,
  type Budget,
  type Plan,
  type PlanGroupName,
  type QuestionId,
  type ScoreExplanation,
  type ScoreFigures,
  type ScoreRow,
} from '@dss/domain';

/** What an assistant reads. It speaks to the owner in their own words and language. */

const advice =
  'The score is advice. It is neither an inspection nor a prediction that a house will survive.';

/** What a score rests on. */
export type Basis = 'said' | 'home';

const restsOn: Readonly<Record<Basis, string>> = {
  said: 'All of this rests on the facts that were given here; nothing was stored.',
  home: 'All of this rests on what the owner said, and on photos if there are any.',
};

/** A score with its range, the points behind it, and what to ask next. */
export function scoreInWords(result: ScoreExplanation, basis: Basis): string {
  const { score, range, band, provisional, rows, next_questions: next } = result;
  const known = `${Math.round(result.confidence_percent)}% of what is scored is known`;
  const found = rows.filter((row) => row.kind === 'hazard');
  return [
    ...(result.enough_seen
      ? [
          `Score ${score} of 100 (${band}${provisional ? ', provisional' : ''}), likely ${range.low} to ${range.high}: ${known}.`,
        ]
      : [
          `Likely ${range.low} to ${range.high} of 100: ${known}.`,
          `That is too little to rate this home: tell its owner the range, not the middle of all homes that fit, which is ${score}.`,
        ]),
    '',
    `From 100 to ${score}:`,
    ...found.map(rowInWords),
    ...notKnownInWords(rows),
    ...rows.filter((row) => row.kind !== 'hazard' && row.kind !== 'not_seen').map(rowInWords),
    ...setAsideInWords(result),
    ...(next.length === 0 ? [] : ['', 'To narrow the range most, ask:']),
    ...next
      .slice(0, 3)
      .map(({ question_id: id, sides }) => `- ${questionInWords(id)}${sidesInWords(sides)}`),
    '',
    restsOn[basis],
    `${advice} Weights ${result.weights_version}.`,
  ].join('\n');
}

function rowInWords(row: ScoreRow): string {
  const points = (-row.points).toFixed(2);
  switch (row.kind) {
    case 'hazard': {
      const sides = sidesInWords(row.sides.map(({ side }) => side));
      return `${points} ${hazardTextsEn[row.hazard_type].title} [${row.hazard_type}]${sides}`;
    }
    case 'not_seen':
      return `${points} ${hazardTextsEn[row.hazard_type].title}, not known yet`;
    case 'ceiling': {
      const causes = row.caused_by.map((type) => hazardTextsEn[type].title).join('; ');
      return `${points} no more than ${row.limit} is possible with: ${causes}`;
    }
    case 'together':
      return `${points} the middle of the homes that fit, beside the sum of these rows`;
    case 'rounding':
      return `${points} rounding down`;
  }
}

function notKnownInWords(rows: readonly ScoreRow[]): string[] {
  const unknown = rows.filter((row) => row.kind === 'not_seen');
  if (unknown.length === 0) return [];
  const points = unknown.reduce((sum, row) => sum + row.points, 0);
  const things = unknown.length === 1 ? '1 thing' : `${unknown.length} things`;
  return [`${(-points).toFixed(2)} ${things} not known yet, counted as in a typical home`];
}

function setAsideInWords({ set_aside: aside, as_seen: seen, score }: ScoreExplanation): string[] {
  if (aside.length === 0) return [];
  const titles = [...new Set(aside.map((each) => hazardTextsEn[each.hazard_type].title))];
  return [
    '',
    `Not counted, because the owner says that it isn’t there or is done: ${titles.join('; ')}. With it the score would be ${seen.score}${seen.score === score ? ', too' : ''}.`,
  ];
}

function sidesInWords(sides: readonly string[]): string {
  const named = sides.filter((side) => side !== 'whole_house');
  if (named.length === 0) return '';
  return `, ${named.map((side) => (side === 'unknown' ? 'a side that is not known' : side)).join(', ')}`;
}

/** One question, as `assess` and `answer_questions` take it. */
export function questionInWords(id: QuestionId): string {
  const { asked, yes, no } = questionById(id);
  const amounts = [
    ...(yes.amounts.length === 0 ? [] : [`with yes: ${yes.amounts.join(' | ')}`]),
    ...(no.amounts.length === 0 ? [] : [`with no: ${no.amounts.join(' | ')}`]),
  ];
  const takes = [...(asked === 'each_side' ? ['may name a side'] : []), ...amounts];
  return `${id}: ${questionTextsEn[id].question}${takes.length === 0 ? '' : ` (${takes.join('; ')})`}`;
}

const groupWords: Readonly<Record<PlanGroupName, string>> = {
  now: 'Now, the most for this budget',
  season: 'Later, by the owner or somebody else',
  contractor: 'For a contractor',
};

/** What to do, by when, within a budget, with what each is worth. */
export function planInWords(
  plan: Plan,
  saved: ActionPlan,
  budget: Budget,
  { basis, isRated }: { readonly basis: Basis; readonly isRated: boolean },
): string {
  const now = plan.after(new Set());
  const then = plan.after(new Set(plan.actions.map(({ stepId }) => stepId)));
  if (plan.actions.length === 0) {
    return `Nothing to do is known. What isn’t known yet may hold some: explain_home says what to ask next.\n\n${advice}`;
  }
  const done = new Map(saved.done.map((each) => [each.step_id, each.done_on]));
  const groups = planGroups(plan.actions, plan.best(budget, new Set(done.keys())));
  const gains = gainsInTurn(
    plan,
    groups.map(({ actions }) => actions),
  );
  const parts = groups.map(({ name, actions }, index) => {
    const head = `${groupWords[name]}: ${actions.length === 1 ? '' : 'together '}+${gains[index] ?? 0}`;
    const lines = actions.map((action) => {
      const [first = ''] = action.hazardTypes;
      const { cost, time } = workInWords(action, 'en');
      const each = action.forEachSide ? ' for each side' : '';
      const alone = shownAlone(now.hundredths, action.points);
      const on = done.get(action.stepId);
      const state =
        on !== undefined
          ? `, done ${on} by the owner’s word, yet found`
          : saved.step_ids.includes(action.stepId)
            ? ', planned'
            : '';
      return `- ${guidanceFor(first, 'en').title} [${action.stepId}]: +${alone} alone; ${cost}, ${time}${each}${state}`;
    });
    return [head, ...lines].join('\n');
  });
  return [
    `Now ${figuresInWords(now, isRated)} of 100; after all of this ${figuresInWords(then, isRated)}. Budget: $${budget.usd} and ${budget.hours} hours of the owner’s own.`,
    ...parts,
    `Costs and hours are orders of magnitude. ${restsOn[basis]}\n${advice}`,
  ].join('\n\n');
}

function figuresInWords({ score, range: { low, high } }: ScoreFigures, isRated: boolean): string {
  return isRated ? `${score} (likely ${low} to ${high})` : `likely ${low} to ${high}`;
}
