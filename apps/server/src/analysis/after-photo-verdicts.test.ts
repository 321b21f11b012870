import type { HazardTypeId } from '@dss/domain';
import { expect, it } from 'vitest';
import { tables } from '../db/index.ts';
import { answeredFinding, photoAnswer } from './observe/providers/ai/testing/answers.ts';
import { openModelBench } from './testing/model-bench.ts';
import { analysisOf } from './testing/replies.ts';

const mulch: HazardTypeId = 'zone0_combustible_mulch';
const seen = photoAnswer([answeredFinding(mulch)]);
const clear = photoAnswer([], [mulch]);
const { shows } = clear;

/** What a model says of an after-photo, by the verdict that follows. */
const answers = {
  confirmed: clear,
  still_seen: seen,
  not_judged: photoAnswer([], []),
  not_shown: { ...clear, shows: { ...shows, areas: ['roof' as const] } },
  'not_shown, no home': {
    ...clear,
    shows: { ...shows, house_or_yard: false },
    not_there: [],
  },
  unusable: { ...clear, shows: { ...shows, quality_issues: ['too_dark' as const] } },
};

it('a model’s answer about an after-photo settles what the photo before it shows, or says why not', async () => {
  const bench = await openModelBench(({ texts }) => {
    const about = Object.entries(answers).find(([name]) => texts.join(' ').includes(`"${name}"`));
    return { answer: about?.[1] ?? seen };
  });
  try {
    const place = { direction: 'north', area: 'zone_0' } as const;
    const names = Object.keys(answers);
    for (const name of names) await bench.addPhoto(`before ${name}`, place);
    for (const name of names) {
      await bench.addPhoto(name, { ...place, caption: name, repeatsImageId: `before ${name}` });
    }
    await bench.database.db.asActor(bench.owner, (tx) =>
      tx.insert(tables.plannedActions).values({
        propertyId: bench.propertyId,
        stepId: 'replace_mulch',
        plannedAt: new Date(),
        doneOn: '2026-01-02',
        // Before any of the photos came, so that the word settles nothing.
        doneSaidAt: new Date('2026-01-02'),
      }),
    );
    await bench.startWorking();
    const { explanation } = await analysisOf(await bench.analyze());

    const verdicts = explanation.after_photos.map(({ image_id: id, verdict }) => [id, verdict]);
    expect(Object.fromEntries(verdicts)).toEqual(
      Object.fromEntries(names.map((name) => [name, name.split(',')[0]])),
    );
    const [row] = explanation.rows.filter(({ kind }) => kind === 'hazard');
    const shownIn = row?.kind === 'hazard' ? row.evidence.map(({ image_id: id }) => id) : [];
    const unsettled = names.slice(1).map((name) => `before ${name}`);
    expect(new Set(shownIn)).toEqual(new Set([...unsettled, 'still_seen']));
  } finally {
    await bench.close();
  }
});
