import {
  computeFigures,
  firstActions,
  freeJobs,
  freeJobsOfPlan,
  inputWithAnswers,
  planNumbersOf,
  planOf,
  planOfResult,
  planOfShared,
  propertyComparisonSchema,
  scoreHistorySchema,
  sharedHomeSchema,
  shareLinkSchema,
  shownGain,
} from '@dss/domain';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  made,
  openHarness,
  type AnswerToSend,
  type Harness,
  type Home,
} from '../corrections/testing/harness.ts';
import { reportWords } from './document/words.ts';

let place: Harness;

beforeAll(async () => {
  place = await openHarness();
});

afterAll(() => place.close());

/** How a house is built that has no hazards by that. */
const wellBuilt: readonly AnswerToSend[] = [
  { question_id: 'roof_wood', answer: 'no' },
  ...[
    'roof_whole',
    'chimney_screened',
    'eaves_closed',
    'gaps_sealed',
    'windows_two_panes',
    'siding_unburnable',
    'wall_base_bare',
    'deck_unburnable',
  ].map((id) => ({ question_id: id, answer: 'yes' })),
];

const homes: Readonly<Record<string, (home: Home) => Promise<unknown>>> = {
  'told by its owner': (home) =>
    home.answer(
      ...wellBuilt,
      { question_id: 'roof_clean', answer: 'no' },
      { question_id: 'gutters_clean', answer: 'no' },
      { question_id: 'vents_fine_mesh', answer: 'no' },
      { question_id: 'plants_at_wall', side: 'south', answer: 'yes' },
      { question_id: 'mulch_at_wall', side: 'south', answer: 'yes' },
      { question_id: 'firewood_at_wall', side: 'north', answer: 'yes' },
      { question_id: 'things_at_wall', side: 'east', answer: 'yes' },
      { question_id: 'branches_clear', side: 'west', answer: 'no' },
      { question_id: 'dry_grass_in_yard', side: 'north', answer: 'yes' },
      { question_id: 'neighbor_near', side: 'east', answer: 'yes' },
    ),
  'with costly work alone': (home) =>
    home.answer(
      ...wellBuilt.filter(({ question_id: id }) => id !== 'windows_two_panes'),
      { question_id: 'windows_two_panes', answer: 'no' },
      { question_id: 'gutters_covered', answer: 'no' },
      { question_id: 'shed_near', side: 'west', answer: 'yes' },
    ),
  'with photos, and work that is done': async (home) => {
    await home.addPhoto('front', {
      direction: 'south',
      area: 'zone_0',
      shows: ['zone0_combustible_mulch', 'zone0_firewood_lumber'],
    });
    await home.addPhoto('back', { direction: 'north', area: 'roof', shows: ['roof_debris'] });
    await home.analyze();
    await home.answer(...wellBuilt);
    const day = new Date().toISOString().slice(0, 10);
    const done = { done_on: day, cost_usd: null, note: null, done_again: true };
    const saved = await home.owner.send('PUT', `${home.url}/plan/move_firewood/done`, done);
    expect(saved.status, await saved.text()).toBe(200);
  },
  'where nothing was found': (home) => home.answer(...wellBuilt),
};

/** What each page of a home is made from. */
async function pagesOf(home: Home) {
  const { owner, url, propertyId } = home;
  const read = async (path: string): Promise<unknown> => (await owner.fetch(path)).json();
  const [newest] = await home.analyses();
  const analysis = made(newest);
  const answers = await home.answers();
  const link = shareLinkSchema.parse(
    await (
      await owner.send('POST', `${url}/share-links`, { hides_place: false, expires_in_days: null })
    ).json(),
  );
  const token = new URL(link.url).hash.slice(1);
  const shared = sharedHomeSchema.parse(
    await (await place.app.stranger.send('POST', '/api/shared-home/views', { token })).json(),
  );
  const { properties } = propertyComparisonSchema.parse(
    await read(`/api/compared-properties?ids=${propertyId}`),
  );
  const history = scoreHistorySchema.parse(await read(`${url}/score-history`));
  const report = await owner.send('POST', `${url}/reports`, { locale: 'en' });
  const { text } = await extractText(new Uint8Array(await report.arrayBuffer()), {
    mergePages: true,
  });
  const input = inputWithAnswers({
    facing: null,
    missing: [],
    answers,
    seen: analysis.seen,
    imageIds: analysis.photos.map(({ image_id: id }) => id),
  });
  return {
    analysis,
    answers,
    input,
    shared: shared.result,
    sharedPlan: planOfShared(shared),
    compared: properties[0]?.newest_result,
    history,
    report: text.replaceAll(/\s+/g, ' '),
  };
}

describe.each(Object.entries(homes))('a home %s', (_, furnish) => {
  it('has the same figures on each of its pages', async () => {
    const home = await place.newHome();
    await furnish(home);
    const { analysis, answers, input, shared, sharedPlan, compared, history, report } =
      await pagesOf(home);
    const { explanation, dss_score: score, range } = analysis;
    const plan = planOf(input);
    const inOrder = explanation.actions.in_order;
    const gains = inOrder.map(({ points }) => shownGain(explanation, points));

    // The score and its range.
    expect(computeFigures(input)).toMatchObject({ score, range });
    expect(shared).toMatchObject({ dss_score: score, range });
    expect(compared).toMatchObject({ score, range });
    expect(history.points.at(-1)).toMatchObject({ dss_score: score });

    // The jobs, what each gains, and what all of them come to.
    const steps = inOrder.map((action) => action.step_id);
    const all = plan.after(new Set(plan.actions.map(({ stepId }) => stepId))).score;
    expect(plan.actions.map(({ stepId }) => stepId)).toEqual(steps);
    expect(shared?.actions.map((action) => [action.step_id, action.gain])).toEqual(
      steps.map((step, index) => [step, gains[index]]),
    );
    expect(compared?.first_actions.map((action) => [action.step_id, action.gain])).toEqual(
      firstActions(inOrder).map((action) => [
        action.step_id,
        shownGain(explanation, action.points),
      ]),
    );
    expect([shared?.potential.score, explanation.potential.score]).toEqual([all, all]);
    expect(freeJobsOfPlan(plan)?.score).toBe(freeJobs(explanation)?.score);

    // The hazards and their numbers.
    const types = explanation.rows.flatMap((row) => (row.kind === 'hazard' ? row.hazard_type : []));
    const own = planOfResult({
      property: { front_faces: null, outline: null, missing_sides: [], lat: null, lng: null },
      photos: [],
      answers,
      done: [],
      analysis,
    });
    expect(analysis.hazards.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
    expect(shared?.hazards.map(({ type }) => type)).toEqual(types);
    for (const [index, type] of types.entries()) {
      expect(planNumbersOf(own, [type])).toEqual([index + 1]);
      expect(sharedPlan && planNumbersOf(sharedPlan, [type])).toEqual([index + 1]);
    }

    // The first page of the report.
    const { figures } = reportWords.en;
    expect(report).toContain(
      [
        `${types.length} ${figures.hazards(types.length)}`,
        `${all - score} ${figures.gain(all - score)}`,
      ].join(' · '),
    );
  });
});
