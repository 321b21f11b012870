import { describe, expect, it } from 'vitest';
import { hazardCatalog, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { programItemIds, programLists } from './program-items.ts';
import { programTables, type ProgramEvidence, type ProgramItemResult } from './program-tables.ts';
import { programTableTextsEn } from './text/en.ts';
import { programTableTextsEs } from './text/es.ts';

type Row = ProgramEvidence['explanation']['rows'][number];

const allLookedAt: ProgramEvidence['seen'] = {
  photos: [
    {
      image_id: 'all-around',
      side: null,
      side_from: 'owner',
      areas: [],
      areas_in_view: [],
      judges: [...hazardTypeIds],
    },
  ],
};

function found(hazardType: HazardTypeId, confidence = 0.8): Row {
  return {
    kind: 'hazard',
    hazard_type: hazardType,
    domain: 'zone_0',
    sides: [],
    points: 1,
    fix_only: 1,
    removable: true,
    confirmed: false,
    confidence,
    evidence: [
      {
        source: 'provider',
        provider: 'test',
        image_id: 'its-photo',
        question_id: null,
        side: null,
        box: null,
        confidence,
        explanation: '',
      },
    ],
    notes: [],
    held_by: null,
  };
}

function notSeen(hazardType: HazardTypeId): Row {
  return {
    kind: 'not_seen',
    hazard_type: hazardType,
    domain: 'openings',
    sides: ['whole_house'],
    points: 1,
  };
}

function tables(evidence: {
  rows?: readonly Row[];
  seen?: ProgramEvidence['seen'];
  answers?: ProgramEvidence['answers'];
}) {
  return programTables({
    explanation: { rows: [...(evidence.rows ?? [])], unsure: [], set_aside: [] },
    seen: evidence.seen ?? allLookedAt,
    answers: evidence.answers ?? [],
  });
}

/** The item's result in the first list that has it. */
function itemOf(id: ProgramItemResult['id'], evidence: Parameters<typeof tables>[0]) {
  const item = tables(evidence)
    .flatMap(({ items }) => items)
    .find((each) => each.id === id);
  if (item === undefined) throw new Error(`no list has ${id}`);
  return item;
}

describe('an item', () => {
  it('is met when a photo shows all of it and finds nothing, with that photo as evidence', () => {
    expect(itemOf('enclosed_eaves', {})).toMatchObject({
      state: 'met',
      imageIds: ['all-around'],
      unseen: [],
    });
  });

  it('is not met when a hazard was found, with the photo that shows it as evidence', () => {
    expect(itemOf('enclosed_eaves', { rows: [found('eaves_open')] })).toMatchObject({
      state: 'not_met',
      found: ['eaves_open'],
      imageIds: ['its-photo'],
    });
  });

  it('is unknown while one of its hazards is unseen', () => {
    expect(itemOf('ember_resistant_vents', { rows: [notSeen('vents_unscreened')] })).toMatchObject({
      state: 'unknown',
      unseen: ['vents_unscreened'],
    });
  });

  it('is unknown when a finding is as likely wrong as right', () => {
    expect(itemOf('enclosed_eaves', { rows: [found('eaves_open', 0.4)] }).state).toBe('unknown');
  });

  it('is not met rather than unknown when one hazard was found and another is unseen', () => {
    const rows = [found('zone0_vegetation'), notSeen('zone0_combustible_mulch')];
    expect(itemOf('five_foot_zone', { rows })).toMatchObject({
      state: 'not_met',
      unseen: ['zone0_combustible_mulch'],
    });
  });

  it('never says of one thing that it was found and not seen', () => {
    const rows = [found('eaves_open'), notSeen('eaves_open')];
    expect(itemOf('enclosed_eaves', { rows })).toMatchObject({ found: ['eaves_open'], unseen: [] });
  });

  it('is met by an answer alone, which is its evidence', () => {
    const answers = [{ question_id: 'eaves_closed', answer: 'yes' }] as const;
    expect(itemOf('enclosed_eaves', { seen: { photos: [] }, answers })).toMatchObject({
      state: 'met',
      imageIds: [],
      questionIds: ['eaves_closed'],
    });
  });

  it('is unknown when nobody looked or answered', () => {
    expect(itemOf('enclosed_eaves', { seen: { photos: [] } }).state).toBe('unknown');
  });

  it('does not count "not sure" as an answer', () => {
    const answers = [{ question_id: 'eaves_closed', answer: 'not_sure' }] as const;
    expect(itemOf('enclosed_eaves', { seen: { photos: [] }, answers }).state).toBe('unknown');
  });

  it.each(['community_programs', 'rest_of_base', 'rest_of_plus'] as const)(
    '%s is never judged',
    (id) => {
      expect(itemOf(id, {}).state).toBe('not_judged');
    },
  );

  it('says that the fire rating of a roof is not judged even if nothing speaks against it', () => {
    expect(itemOf('class_a_roof', {})).toMatchObject({ state: 'met', judgedInPart: true });
  });
});

describe('the Plus level', () => {
  it('is not met at its first item when the Base level is not', () => {
    expect(itemOf('base_level', { rows: [found('gutter_debris')] })).toMatchObject({
      state: 'not_met',
      found: ['gutter_debris'],
    });
  });

  it('doesn’t call unseen what one item of the Base level found and another left open', () => {
    const rows = [found('gutter_debris'), notSeen('gutter_debris'), notSeen('roof_debris')];
    expect(itemOf('base_level', { rows })).toMatchObject({
      found: ['gutter_debris'],
      unseen: ['roof_debris'],
    });
  });

  it('has no more than "as far as we judge it" for a clean home', () => {
    expect(itemOf('base_level', {})).toMatchObject({ state: 'met', judgedInPart: true });
  });
});

describe('the lists', () => {
  const typesOf = (id: string) =>
    programLists
      .find((list) => list.id === id)
      ?.items.flatMap(({ hazardTypes }) => hazardTypes)
      .toSorted();
  const ofCatalog = (level: 'base' | 'plus') =>
    hazardCatalog
      .filter(({ programs }) => programs.wildfirePreparedHome === level)
      .map(({ id }) => id)
      .toSorted();

  it('hold every hazard that the catalog counts for Safer from Wildfires once', () => {
    expect(typesOf('safer_from_wildfires')).toEqual(
      hazardCatalog
        .filter(({ programs }) => programs.saferFromWildfires !== null)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(['base', 'plus'] as const)(
    'hold every hazard that the catalog counts for the %s level once',
    (level) => {
      expect(typesOf(`wildfire_prepared_${level}`)).toEqual(ofCatalog(level));
    },
  );

  it.each([
    ['English', programTableTextsEn],
    ['Spanish', programTableTextsEs],
  ])('say in %s what is not judged of each item that is judged in part', (_, texts) => {
    const inPart = new Set(
      programLists.flatMap(({ items }) =>
        items.filter(({ judgedInPart }) => judgedInPart).map(({ id }) => id),
      ),
    ).add('base_level');
    for (const id of programItemIds) {
      expect(texts.items[id].notJudged !== undefined, id).toBe(inPart.has(id));
    }
  });
});
