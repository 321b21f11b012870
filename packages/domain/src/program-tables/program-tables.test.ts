import { describe, expect, it } from 'vitest';
import { hazardCatalog, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { evidenceOf, hazardRow, nothingFound } from '../scoring/explained-fixtures.ts';
import { areaIds, directions } from '../zones/index.ts';
import { programItemIds, programLists } from './program-items.ts';
import {
  programTables,
  type ProgramEvidence,
  type ProgramItemResult,
  type ProgramPlace,
} from './program-tables.ts';
import { programTableTextsEn } from './text/en.ts';
import { programTableTextsEs } from './text/es.ts';

type Row = ProgramEvidence['explanation']['rows'][number];

type SeenPhoto = ProgramEvidence['seen']['photos'][number];

/** A photo of everything on a side, in which every hazard was looked for. */
function photoOf(imageId: string, changes: Partial<SeenPhoto> = {}): SeenPhoto {
  return {
    image_id: imageId,
    side: 'north',
    side_from: 'owner',
    areas: [...areaIds],
    areas_in_view: [],
    judges: [...hazardTypeIds],
    ...changes,
  };
}

const allLookedAt: ProgramEvidence['seen'] = {
  photos: directions.map((side) => photoOf(side, { side })),
  observations: [],
};

const notLookedAt: ProgramEvidence['seen'] = { photos: [], observations: [] };

const evidenceIn = (imageId: string) => [evidenceOf({ image_id: imageId })];

function found(hazardType: HazardTypeId, confidence = 0.8): Row {
  return hazardRow(hazardType, { confidence, evidence: evidenceIn('its-photo') });
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

/** @param evidence by default of a home where the state answers for fires */
function tables(evidence: {
  rows?: readonly Row[];
  area?: ProgramPlace['area'];
  seen?: ProgramEvidence['seen'];
  answers?: readonly Omit<ProgramEvidence['answers'][number], 'side'>[];
  context?: ProgramEvidence['explanation']['context'];
  disagreements?: ProgramEvidence['explanation']['disagreements'];
}) {
  const { rows = [], context = [], disagreements = [], answers = [], area = 'SRA' } = evidence;
  return programTables(
    {
      explanation: {
        ...nothingFound,
        rows: [...rows],
        context: [...context],
        disagreements: [...disagreements],
      },
      seen: evidence.seen ?? allLookedAt,
      answers: answers.map((answer) => ({ ...answer, side: null })),
    },
    area,
  );
}

/** The item's result in the first list that has it. */
function itemOf(id: ProgramItemResult['id'], evidence: Parameters<typeof tables>[0]) {
  const item = tables(evidence)
    .flatMap(({ items }) => items)
    .find((each) => each.id === id);
  if (item === undefined) throw new Error(`no list has ${id}`);
  return item;
}

it('says of an item whether it is open or nobody asked about it, as the checklist of insurers does', () => {
  const eaves = (evidence: Parameters<typeof tables>[0]) =>
    itemOf('enclosed_eaves', { seen: notLookedAt, rows: [notSeen('eaves_open')], ...evidence })
      .standing;
  expect(eaves({})).toBe('not_asked');
  expect(eaves({ answers: [{ question_id: 'eaves_closed', answer: 'not_sure' }] })).toBe('open');
  // What was seen is too unsure to count, and yet was seen.
  expect(eaves({ rows: [found('eaves_open', 0.4)] })).toBe('open');
  expect(itemOf('base_level', { seen: notLookedAt }).standing).toBe('not_asked');
  expect(itemOf('base_level', {}).standing).toBe('open');
});

it('stays open while one answer says that the home lacks what another tells of', () => {
  const gutters = (clean: 'yes' | 'not_applicable') =>
    itemOf('covered_gutters', {
      seen: notLookedAt,
      answers: [
        { question_id: 'gutters_clean', answer: clean },
        { question_id: 'gutters_covered', answer: 'yes' },
      ],
    }).state;
  expect([gutters('yes'), gutters('not_applicable')]).toEqual(['met', 'open']);
});

describe('what a home may lack', () => {
  const eaves = (answer: 'yes' | 'not_applicable') =>
    itemOf('enclosed_eaves', {
      seen: notLookedAt,
      answers: [{ question_id: 'eaves_closed', answer }],
    }).standing;

  it('is met or isn’t there where nothing was found, since nobody said that it is there', () => {
    expect(eaves('yes')).toBe('met_or_none');
  });

  it('doesn’t apply where its owner says that the home has none', () => {
    expect(eaves('not_applicable')).toBe('none_there');
  });

  it('is met where something else about it was found, so that it is there', () => {
    const answers = [{ question_id: 'under_deck_clear', answer: 'yes' }] as const;
    const standing = (rows: Row[]) =>
      itemOf('cleared_under_decks', { rows, seen: notLookedAt, answers }).standing;
    expect(standing([])).toBe('met_or_none');
    expect(standing([found('deck_combustible')])).toBe('met');
  });

  it('is no word for what every home has', () => {
    const answers = [{ question_id: 'wall_base_bare', answer: 'yes' }] as const;
    expect(itemOf('six_inch_wall_base', { seen: notLookedAt, answers }).standing).toBe('met');
  });
});

describe('a program', () => {
  const takesHome = (answer: 'yes' | 'no') =>
    tables({ answers: [{ question_id: 'manufactured_home', answer }] }).map(
      (table) => table.takesHome,
    );

  it('that doesn’t take manufactured homes is closed to one by its owner’s word alone', () => {
    expect(tables({}).map((table) => table.takesHome)).toEqual([true, true, true]);
    expect(takesHome('no')).toEqual([true, true, true]);
    expect(takesHome('yes')).toEqual([true, false, false]);
  });

  it('says so, and to whom it is open', () => {
    for (const texts of [programTableTextsEn, programTableTextsEs]) {
      for (const { id, notFor } of programLists) {
        const { eligible, notTaken } = texts.lists[id];
        expect(notTaken === null, id).toBe(notFor === null);
        for (const text of notFor === null ? [] : [eligible, notTaken]) {
          expect(text, id).toContain('manufactured homes');
        }
      }
    }
  });
});

describe('an item', () => {
  it('is open, not proven unmet, where a photo and an answer disagree', () => {
    const rows = [found('eaves_open')];
    const denied: ProgramEvidence['explanation']['disagreements'][number] = {
      hazard_type: 'eaves_open',
      sides: ['unknown'],
      photos: 'hazard',
      owner: 'clear',
      image_ids: ['its-photo'],
      question_ids: ['eaves_closed'],
    };
    expect(itemOf('enclosed_eaves', { rows })).toMatchObject({ state: 'not_met', isDenied: false });
    expect(itemOf('enclosed_eaves', { rows, disagreements: [denied] })).toMatchObject({
      state: 'open',
      found: ['eaves_open'],
      isDenied: true,
    });
  });

  it('that isn’t met rests on what nobody denies', () => {
    const rows = [
      { ...found('roof_debris'), evidence: evidenceIn('the-roof') },
      { ...found('gutter_debris'), evidence: evidenceIn('the-gutters') },
    ];
    const denied: ProgramEvidence['explanation']['disagreements'][number] = {
      hazard_type: 'roof_debris',
      sides: ['whole_house'],
      photos: 'hazard',
      owner: 'clear',
      image_ids: ['the-roof'],
      question_ids: ['roof_clean'],
    };
    expect(itemOf('defensible_space', { rows, disagreements: [denied] })).toMatchObject({
      state: 'not_met',
      imageIds: ['the-gutters'],
    });
  });

  it('is open, saying why, where a photo or an answer shows something that is a neighbor’s by the owner’s word', () => {
    const fence = {
      hazard_type: 'attached_combustible_fence' as const,
      sides: ['west' as const],
      confidence: 0.8,
      evidence: [],
      dispute_id: 'its-dispute',
      reason: 'The fence is theirs.',
    };
    expect(itemOf('five_foot_zone', {})).toMatchObject({ state: 'met', neighbors: [] });
    const open = { state: 'open', neighbors: ['attached_combustible_fence'] };
    expect(itemOf('five_foot_zone', { context: [fence] })).toMatchObject(open);
    const rows = [found('zone0_vegetation')];
    expect(itemOf('five_foot_zone', { context: [fence], rows })).toMatchObject({
      ...open,
      state: 'not_met',
      found: ['zone0_vegetation'],
    });
    expect(itemOf('enclosed_eaves', { context: [fence] })).toMatchObject({ state: 'met' });
  });

  it('is not met by a part of the answers to a question of which another part says the opposite', () => {
    const answers = [
      { question_id: 'shed_near', answer: 'no' },
      { question_id: 'shed_near', answer: 'yes' },
    ] as const;
    expect(itemOf('outbuildings_30_feet_away', { answers })).toMatchObject({ state: 'open' });
  });

  it('is met when a photo shows all of it and finds nothing, with that photo as evidence', () => {
    expect(itemOf('enclosed_eaves', {})).toMatchObject({
      state: 'met',
      checks: directions.map((side) => ({ imageIds: [side], side, only: null })),
      photosShowAll: true,
      unseen: [],
    });
  });

  it('rests on a photo only for the hazards that were looked for in it, and for its side', () => {
    const answers = [{ question_id: 'firewood_at_wall', answer: 'no' }] as const;
    const photos = [
      photoOf('front', { judges: ['zone0_vegetation'] }),
      photoOf('also-front', { judges: ['zone0_vegetation', 'gutter_debris'] }),
      photoOf('unplaced', { side: null, judges: ['zone0_firewood_lumber'] }),
      photoOf('of-the-roof', { areas: ['roof'], judges: ['zone0_vegetation'] }),
      photoOf('of-gutters', { judges: ['gutter_debris'] }),
    ];
    expect(itemOf('five_foot_zone', { seen: { photos, observations: [] }, answers })).toMatchObject(
      {
        state: 'met',
        checks: [
          { imageIds: ['front', 'also-front'], side: 'north', only: ['zone0_vegetation'] },
          { imageIds: ['unplaced'], side: null, only: ['zone0_firewood_lumber'] },
        ],
        photosShowAll: false,
        questionIds: ['firewood_at_wall'],
      },
    );
  });

  it('rests on no photo in which something was seen, whoever says that it isn’t there', () => {
    const seen: ProgramEvidence['seen'] = {
      photos: [photoOf('mistaken'), photoOf('clear', { side: 'south' })],
      observations: [
        {
          hazard_type: 'eaves_open',
          side: 'north',
          extent: 'moderate',
          distance_to_structure_ft: null,
          confidence: 0.8,
          calibrated: true,
          image_id: 'mistaken',
          provider: 'test',
        },
      ],
    };
    expect(itemOf('enclosed_eaves', { seen }).checks).toEqual([
      { imageIds: ['clear'], side: 'south', only: null },
    ]);
    // Nor one of a part of the item in which another part was seen.
    const observations = seen.observations.map((each) => ({
      ...each,
      hazard_type: 'zone0_vegetation' as const,
    }));
    expect(itemOf('five_foot_zone', { seen: { ...seen, observations } }).checks).toEqual([
      { imageIds: ['clear'], side: 'south', only: null },
    ]);
  });

  it('is not met when a hazard was found, with the photo that shows it as evidence', () => {
    expect(itemOf('enclosed_eaves', { rows: [found('eaves_open')] })).toMatchObject({
      state: 'not_met',
      found: ['eaves_open'],
      imageIds: ['its-photo'],
    });
  });

  it('is open while one of its hazards is unseen', () => {
    expect(itemOf('ember_resistant_vents', { rows: [notSeen('vents_unscreened')] })).toMatchObject({
      state: 'open',
      unseen: ['vents_unscreened'],
    });
  });

  it('is open when a finding is as likely wrong as right', () => {
    expect(itemOf('enclosed_eaves', { rows: [found('eaves_open', 0.4)] }).state).toBe('open');
  });

  it('is not met rather than open when one hazard was found and another is unseen', () => {
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
    expect(itemOf('enclosed_eaves', { seen: notLookedAt, answers })).toMatchObject({
      state: 'met',
      imageIds: [],
      questionIds: ['eaves_closed'],
    });
  });

  it('is open when nobody looked or answered', () => {
    expect(itemOf('enclosed_eaves', { seen: notLookedAt }).state).toBe('open');
  });

  it('does not count "not sure" as an answer', () => {
    const answers = [{ question_id: 'eaves_closed', answer: 'not_sure' }] as const;
    expect(itemOf('enclosed_eaves', { seen: notLookedAt, answers }).state).toBe('open');
  });

  it.each([
    'class_a_roof',
    'defensible_space',
    'community_programs',
    'clean_roof_and_gutters',
    'rest_of_base',
    'base_level',
    'tempered_windows',
    'noncombustible_deck',
    'rest_of_plus',
  ] as const)('%s is not met by what was asked alone, since it asks for more', (id) => {
    expect(itemOf(id, {})).toMatchObject({ state: 'open', asksMore: true });
  });

  it('a deck that can’t burn is met where there is no deck', () => {
    const answers = [{ question_id: 'deck_unburnable', answer: 'not_applicable' }] as const;
    expect(itemOf('noncombustible_deck', { answers })).toMatchObject({
      state: 'met',
      asksMore: false,
    });
  });

  it.each([
    ['yes', 'met'],
    ['no', 'not_met'],
    ['not_sure', 'open'],
  ] as const)('windows are tempered by the owner’s word alone: %s', (answer, state) => {
    const answers = [{ question_id: 'windows_tempered', answer }] as const;
    expect(itemOf('tempered_windows', { answers })).toMatchObject({
      state,
      asksMore: answer === 'not_sure',
      questionIds: answer === 'not_sure' ? [] : ['windows_tempered'],
    });
    const rows = [found('windows_single_pane')];
    expect(itemOf('tempered_windows', { rows, answers }).state).toBe('not_met');
    const unseen = [notSeen('windows_single_pane')];
    // Whether the panes are tempered is open only while nobody said so.
    expect(itemOf('tempered_windows', { rows: unseen, answers }).isTextOpen).toBe(
      answer === 'not_sure',
    );
    expect(itemOf('tempered_windows', { rows: unseen, answers }).state).toBe(
      answer === 'no' ? 'not_met' : 'open',
    );
  });

  it.each([
    ['class_a_roof', 'roof_combustible_covering'],
    ['upgraded_windows', 'windows_single_pane'],
  ] as const)('%s stays open where another way to meet it was not asked', (id, type) => {
    expect(itemOf(id, { rows: [found(type)] })).toMatchObject({
      state: 'open',
      found: [type],
    });
  });

  it.each([
    'zone1_ladder_fuels',
    'zone1_continuous_shrubs_trees',
    'tree_overhang_roof_chimney',
  ] as const)('the rule on defensible space is not broken by %s, which is advice', (type) => {
    expect(itemOf('defensible_space', { rows: [found(type)] }).state).toBe('open');
  });

  it('the rule on defensible space is broken by dead plants', () => {
    const rows = [found('zone1_dead_vegetation')];
    expect(itemOf('defensible_space', { rows }).state).toBe('not_met');
  });

  it.each(['LRA', 'FRA', null] as const)(
    'the rule on defensible space leaves its item open where the state does not answer for fires, or nobody knows: %s',
    (area) => {
      const rows = [found('zone1_dead_vegetation')];
      expect(itemOf('defensible_space', { rows, area })).toMatchObject({
        state: 'open',
        standing: 'open',
        found: ['zone1_dead_vegetation'],
        isTextOpen: true,
      });
      expect(itemOf('thirty_foot_yard', { rows, area }).state).toBe('not_met');
    },
  );
});

describe('the Plus level', () => {
  it('is not met at its first item when the Base level is not', () => {
    expect(itemOf('base_level', { rows: [found('gutter_debris')] })).toMatchObject({
      state: 'not_met',
      found: ['gutter_debris'],
    });
  });

  it('rests on what proves that the Base level isn’t met, not on all that looked for it', () => {
    const { imageIds, questionIds, checks } = itemOf('base_level', {
      rows: [found('gutter_debris')],
      answers: [{ question_id: 'vents_fine_mesh', answer: 'yes' }],
    });
    expect({ imageIds, questionIds, checks }).toEqual({
      imageIds: ['its-photo'],
      questionIds: [],
      checks: [],
    });
  });

  it('doesn’t call unseen what one item of the Base level found and another left open', () => {
    const rows = [found('gutter_debris'), notSeen('gutter_debris'), notSeen('roof_debris')];
    expect(itemOf('base_level', { rows })).toMatchObject({
      found: ['gutter_debris'],
      unseen: ['roof_debris'],
    });
  });
});

describe('the lists', () => {
  const typesOf = (id: string) =>
    programLists
      .find((list) => list.id === id)
      ?.items.flatMap(({ hazardTypes }) => hazardTypes)
      .sort();
  const ofCatalog = (level: 'base' | 'plus') =>
    hazardCatalog
      .filter(({ programs }) => programs.wildfirePreparedHome === level)
      .map(({ id }) => id)
      .sort();

  it('hold every hazard that the catalog counts for Safer from Wildfires, but for those that its rule leaves to advice', () => {
    const advice = [
      'tree_overhang_roof_chimney',
      'zone1_continuous_shrubs_trees',
      'zone1_ladder_fuels',
      'zone2_brush_tree_continuity',
    ];
    // Dead leaves by the house count twice: for the first five feet and for the rule.
    expect([...new Set(typesOf('safer_from_wildfires'))]).toEqual(
      hazardCatalog
        .filter(({ id, programs }) => programs.saferFromWildfires !== null && !advice.includes(id))
        .map(({ id }) => id)
        .sort(),
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
  ])('say in %s why an item can stay open', (_, texts) => {
    const canStayOpen = new Set(
      programLists.flatMap(({ items }) =>
        items
          .filter(
            ({ asksMore, needs, brokenBy, hazardTypes }) =>
              asksMore !== false || needs !== null || brokenBy.length < hazardTypes.length,
          )
          .map(({ id }) => id),
      ),
    );
    for (const id of programItemIds) {
      expect(texts.items[id].open !== undefined, id).toBe(canStayOpen.has(id));
    }
  });
});
