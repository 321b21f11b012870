import type { HazardTypeId } from '@dss/domain';
import { expect, it } from 'vitest';
import { tables } from '../db/index.ts';
import { answeredFinding, photoAnswer } from './observe/providers/ai/testing/answers.ts';
import type { ReceivedCall } from './observe/providers/ai/testing/model-server.ts';
import { openModelBench } from './testing/model-bench.ts';
import { analysisOf } from './testing/replies.ts';

const mulch: HazardTypeId = 'zone0_combustible_mulch';
const seen = photoAnswer([answeredFinding(mulch)]);
const clear = photoAnswer([], [mulch]);
const { shows } = clear;

const same = {
  in_both: ['the white window'],
  place: 'same',
  things: [{ thing: 't1', state: 'gone' }],
};

/** What a model says of an after-photo alone and beside the photo before, by the verdict that follows. */
const answers: Record<string, { readonly look: object; readonly both?: object }> = {
  confirmed: { look: clear },
  still_seen: { look: seen },
  'still_seen, beside the other': {
    look: clear,
    both: { ...same, things: [{ thing: 't1', state: 'there' }] },
  },
  not_judged: { look: photoAnswer([], []) },
  'not_judged, beside the other': {
    look: clear,
    both: { ...same, things: [{ thing: 't1', state: 'unclear' }] },
  },
  'not_judged, in two minds': {
    look: clear,
    both: { ...same, things: [...same.things, { thing: 't1', state: 'unclear' }] },
  },
  'not_judged, no answer': { look: clear, both: { place: 'same' } },
  not_shown: { look: { ...clear, shows: { ...shows, areas: ['roof' as const] } } },
  'not_shown, another house': { look: clear, both: { ...same, place: 'other' } },
  'not_shown, maybe another house': { look: clear, both: { ...same, place: 'unclear' } },
  'not_shown, nothing in both': { look: clear, both: { ...same, in_both: [' '] } },
  'not_shown, no home': {
    look: { ...clear, shows: { ...shows, house_or_yard: false }, not_there: [] },
  },
  unusable: { look: { ...clear, shows: { ...shows, quality_issues: ['too_dark' as const] } } },
};

const isCheck = ({ instructions }: ReceivedCall) => instructions.includes('the second AFTER it');

it('a model’s answers about an after-photo settle what the photo before it shows, or say why not', async () => {
  const bench = await openModelBench((call) => {
    if (isCheck(call)) {
      const name = String(call.pictures[1]).replace('working copy of ', '');
      return { answer: answers[name]?.both ?? same };
    }
    const about = Object.entries(answers).find(([name]) =>
      call.texts.join(' ').includes(`"${name}"`),
    );
    return { answer: about?.[1].look ?? seen };
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
    const pairs = bench.server.calls.filter(isCheck).map(({ pictures }) => pictures.map(String));
    expect(pairs).toContainEqual(['working copy of before confirmed', 'working copy of confirmed']);
    const [row] = explanation.rows.filter(({ kind }) => kind === 'hazard');
    const shownIn = row?.kind === 'hazard' ? row.evidence.map(({ image_id: id }) => id) : [];
    const unsettled = names.slice(1).map((name) => `before ${name}`);
    expect(new Set(shownIn)).toEqual(new Set([...unsettled, 'still_seen']));

    // Only the answer that made no sense is asked for again.
    const asked = bench.server.calls.length;
    await bench.analyze({ rerun: true });
    const more = bench.server.calls.slice(asked).map(({ pictures }) => String(pictures[1]));
    expect(new Set(more)).toEqual(new Set(['working copy of not_judged, no answer']));
  } finally {
    await bench.close();
  }
});
