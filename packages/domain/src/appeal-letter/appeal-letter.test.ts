import { describe, expect, it } from 'vitest';
import type { Evidence } from '../scoring/result.ts';
import { evidenceOf, hazardRow, nothingFound } from '../scoring/explained-fixtures.ts';
import { hazardTextsEn, hazardTextsEs, hazardTypeIds } from '../hazards/index.ts';
import type { Photo } from '../api/photo.ts';
import { letterRuleIn, statesWithoutLaws } from '../state-rules/index.ts';
import type { StateCode } from '../places/states.ts';
import type { SideNaming } from '../sides/index.ts';
import { questionTextsEn, questionTextsEs, type QuestionId } from '../owner-answers/index.ts';
import { areaIds } from '../zones/index.ts';
import { programTableTextsEn, programTableTextsEs } from '../program-tables/index.ts';
import {
  appealLetter,
  blankSaidIn,
  blanksIn,
  letterFacts,
  letterTextsEn,
  letterTextsEs,
  type LetterDates,
  type LetterEvidence,
  type LetterLanguage,
  type LetterRequest,
} from './index.ts';

/** The day and the month in ISO form; how to write them is up to the page. */
const datesIn = (language: string): LetterDates => ({
  day: (iso) => `${iso.slice(0, 10)} ${language}`,
  month: (iso) => `${iso} ${language}`,
});

const english: LetterLanguage = {
  letter: letterTextsEn,
  dates: datesIn('(en)'),
  hazards: hazardTextsEn,
  questions: questionTextsEn,
  programTables: programTableTextsEn,
};
const spanish: LetterLanguage = {
  letter: letterTextsEs,
  dates: datesIn('(es)'),
  hazards: hazardTextsEs,
  questions: questionTextsEs,
  programTables: programTableTextsEs,
};

const asked: LetterRequest = {
  name: 'Ana Torres',
  insurer: 'Acme Insurance',
  policyNumber: 'HO-42',
  received: 'score',
  receivedOn: '2026-11-02',
  wants: ['score', 'mitigation', 'correction'],
  leftOut: [],
  misjudged: [],
  ownWords: '',
  enclosesReport: false,
};

const nobodyLooked: LetterEvidence = {
  explanation: nothingFound,
  seen: { photos: [], observations: [] },
  answers: [],
  photos: [],
  disputes: [],
  done: [],
};

const onePhoto: LetterEvidence = {
  ...nobodyLooked,
  seen: {
    photos: [
      {
        image_id: 'front',
        side: 'north',
        side_from: 'owner',
        areas: [...areaIds],
        areas_in_view: [],
        judges: [...hazardTypeIds],
      },
    ],
    observations: [],
  },
  photos: [
    {
      image_id: 'unread',
      evidence: { server: null, browser: null, device: null },
      created_at: '2026-06-03T01:00:00.000Z',
      placement: null,
    },
    {
      image_id: 'front',
      evidence: {
        server: {
          taken_at: '2026-06-01T23:30:00',
          lat: null,
          lng: null,
          accuracy_m: null,
          heading: null,
          heading_reference: null,
        },
        browser: null,
        device: null,
      },
      created_at: '2026-06-04T05:00:00.000Z',
      placement: null,
    },
  ],
};

const mulch = 'zone0_combustible_mulch';

const evidenceIn = (imageId: string) => evidenceOf({ image_id: imageId });

const mulchReading: LetterEvidence['explanation']['after_photos'][number] = {
  hazard_type: mulch,
  sides: [],
  confidence: 0.8,
  evidence: [evidenceIn('front')],
  image_id: 'unread',
  verdict: 'confirmed',
  still_seen: [],
};

const mulchRow = hazardRow(mulch, { evidence: [evidenceIn('back')] });

/** The owner marked the replacement of mulch as done. */
const saidMulch: LetterEvidence['explanation'] = {
  ...nobodyLooked.explanation,
  set_aside: [
    {
      hazard_type: mulch,
      sides: [],
      confidence: 0.8,
      evidence: [evidenceIn('front')],
      dispute_id: null,
      answer: null,
      kind: 'already_fixed',
      reason: '',
    },
  ],
};

const done = [{ step_id: 'replace_mulch', done_on: '2026-06-02' }] as const;

const withAfterPhoto = onePhoto.photos.map((photo) =>
  photo.image_id === 'front'
    ? { ...photo, created_at: '2026-06-01T05:00:00.000Z' }
    : { ...photo, placement: repeatOf('front') },
);

const confirmedMulch: LetterEvidence['explanation'] = {
  ...nobodyLooked.explanation,
  after_photos: [mulchReading],
};

function repeatOf(imageId: string | null): NonNullable<Photo['placement']> {
  return {
    id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
    property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
    image_id: 'unread',
    x_rel: null,
    y_rel: null,
    lat: null,
    lng: null,
    caption: null,
    direction: null,
    direction_said_as: 'compass',
    area: null,
    name: null,
    repeats_image_id: imageId,
    updated_at: '2026-06-03T01:00:00.000Z',
  };
}

function neverThere(finding: (typeof saidMulch.set_aside)[number]) {
  return { ...finding, kind: 'not_there' as const };
}

const builtIn = {
  provider: 'built-in',
  model_name: 'built-in',
  created_at: '2026-06-05T18:00:00.000Z',
  photos: [{ image_id: 'front' }],
};

type Answer = LetterEvidence['answers'][number];

function answerOf(
  about: QuestionId,
  answer: Answer['answer'],
  changes: Partial<Answer> = {},
): Answer {
  return {
    question_id: about,
    answer,
    side: null,
    side_said_as: 'compass',
    answered_at: '2026-06-04T18:00:00.000Z',
    ...changes,
  };
}

function letter(
  evidence: LetterEvidence,
  request: Partial<LetterRequest> = {},
  texts: LetterLanguage = english,
  state: StateCode | null = 'CA',
  naming: SideNaming = 'compass',
  analysis: typeof builtIn = builtIn,
): string {
  return appealLetter(
    { ...asked, ...request },
    {
      address: '1420 Ridge Road, Placerville, CA 95667',
      state,
      facts: letterFacts(evidence),
      frontFaces: null,
      naming,
      analysis,
    },
    texts,
    '2026-11-23T18:00:00.000Z',
  );
}

describe('the facts of a letter', () => {
  it('are none while nobody looked or answered', () => {
    expect(letterFacts(nobodyLooked)).toEqual([]);
  });

  it('are items of Safer from Wildfires that nothing speaks against, with photos, times and answers', () => {
    const answers = [answerOf('eaves_closed', 'yes')];
    const itsPhoto = {
      number: 2,
      taken: { at: '2026-06-01T23:30:00', source: 'server' },
      receivedAt: '2026-06-04T05:00:00.000Z',
    };
    expect(letterFacts({ ...onePhoto, answers }).find(({ id }) => id === 'enclosed_eaves')).toEqual(
      {
        id: 'enclosed_eaves',
        about: { kind: 'in_place', item: 'enclosed_eaves' },
        photos: [itsPhoto],
        checks: [{ photos: [itsPhoto], side: 'north', only: null }],
        photosShowAll: false,
        answers,
        ownersWords: [],
        photosAfter: [],
        doneOn: null,
      },
    );
  });

  it.each([
    ['what a program elsewhere asks for', 'covered_gutters'],
    ['what this product never judges', 'community_programs'],
  ])('leave out %s', (_what, item) => {
    expect(letterFacts(onePhoto).map(({ id }) => id)).not.toContain(item);
  });

  it('name what the owner says is done, with photos from before and after, each once and in the first person', () => {
    const evidence = { ...onePhoto, photos: withAfterPhoto, explanation: saidMulch, done };
    expect(letterFacts(evidence).at(-1)).toMatchObject({
      about: { kind: 'done', hazardType: mulch, basis: 'said_with_photo' },
      photos: [{ number: 2 }],
      photosAfter: [{ number: 1 }],
      doneOn: '2026-06-02',
    });
    const text = letter(evidence);
    expect(text).toContain(
      'I state that this work was done on 2026-06-02 (en).\nPhoto 2 shows how it was before.\nI state that photo 1, received on 2026-06-03 (en), is from after the work.',
    );
    expect(text).not.toMatch(/the owner/i);
  });

  it('say that a photo from after the work is dated before it', () => {
    const said = 'That date is before the work; one of the two dates is wrong.';
    const photos = withAfterPhoto.map((photo) => ({
      ...photo,
      evidence: onePhoto.photos[1]?.evidence ?? photo.evidence,
    }));
    const evidence = { ...onePhoto, photos, done };
    for (const explanation of [saidMulch, confirmedMulch]) {
      expect(letter({ ...evidence, explanation })).toContain(said);
      const later = [{ ...done[0], done_on: '2026-06-01' }];
      expect(letter({ ...evidence, explanation, done: later })).not.toContain(said);
    }
  });

  it('say that a photo from before the work is dated after it', () => {
    const said = 'Photo 2 is dated after the work; one of the dates is wrong.';
    const evidence = { ...onePhoto, photos: withAfterPhoto };
    const on = (day: string) => [{ ...done[0], done_on: day }];
    for (const explanation of [saidMulch, confirmedMulch]) {
      const told = (day: string) => letter({ ...evidence, explanation, done: on(day) });
      expect(told('2026-05-31')).toContain(said);
      expect(told('2026-06-01')).not.toContain(said);
    }
  });

  it('name what the owner says is done without a photo', () => {
    const fact = letterFacts({ ...nobodyLooked, explanation: saidMulch, done }).at(-1);
    expect(fact).toMatchObject({
      about: { kind: 'done', basis: 'said' },
      photos: [],
      photosAfter: [],
    });
  });

  it('name what after-photos confirm, with the photos from before and after', () => {
    const evidence = { ...onePhoto, photos: withAfterPhoto, explanation: confirmedMulch, done };
    const fact = letterFacts(evidence).find(({ about }) => about.kind === 'done');
    expect(fact).toMatchObject({
      about: { basis: 'confirmed_by_photo' },
      photos: [{ number: 2 }],
      photosAfter: [{ number: 1 }],
    });
    const text = letter(evidence);
    expect(text).toContain(
      'I state that this work was done on 2026-06-02 (en).\nPhoto 2 shows how it was before.\nIn photo 1, received on 2026-06-03 (en), it was no longer found.',
    );
    // That both show the same place stands on the owner's word, whoever compared them.
    expect(text).toContain('I gave the later photo as one of the same place');
    expect(text).not.toMatch(/confirmed|compared|verified/);
    // Nothing says when photo 1 was taken.
    expect(text).not.toMatch(/taken after|after the work/);
    expect(text).toContain('Photo 1: date taken unknown; received by');
    expect(text).toContain('Photo 2: taken on 2026-06-01 (en)');
  });

  it.each([
    ['what still shows in another photo', { rows: [mulchRow] }],
    ['what was never there', { set_aside: saidMulch.set_aside.map(neverThere) }],
  ])('call nothing done of %s', (_why, change) => {
    const explanation = { ...saidMulch, ...change };
    const kinds = letterFacts({ ...onePhoto, explanation }).map(({ about }) => about.kind);
    expect(kinds).not.toContain('done');
  });
});

describe('a letter', () => {
  it('names the rule, what it asks for, and the notice', () => {
    const text = letter(nobodyLooked);
    expect(text).toContain('California Code of Regulations, title 10, section 2644.9');
    expect(text).toContain('wildfire risk score for it, dated 2026-11-02 (en)');
    expect(text).toContain('Please treat this letter as my appeal');
    expect(text).toContain('Policy number: HO-42');
  });

  it.each([
    ['CO', 'Colorado Revised Statutes, section 10-4-124', 'sección 10-4-124'],
    ['MT', 'Montana Code, section 33-16-117', 'sección 33-16-117'],
    ['OR', 'Oregon Revised Statutes, section 742.277', 'sección 742.277'],
  ] as const)('names the law of its own state: %s', (state, inEnglish, inSpanish) => {
    expect(letter(nobodyLooked, {}, english, state)).toContain(inEnglish);
    expect(letter(nobodyLooked, {}, spanish, state)).toContain(inSpanish);
  });

  it.each(['NV', 'UT', ...statesWithoutLaws.states, null] as const)(
    'names no law where none is known: %s',
    (state) => {
      expect(letter(nobodyLooked, {}, english, state)).not.toContain('As I understand it');
    },
  );

  it('names no law before it is in force', () => {
    expect(letterRuleIn('CO', ['score'], '2026-06-30')).toBeNull();
    expect(letterRuleIn('CO', ['score'], '2026-07-01')).not.toBeNull();
  });

  it('names a law only where it asks for something that the law is about', () => {
    const wanting = (state: StateCode, ...wants: LetterRequest['wants']) =>
      letter(onePhoto, { wants }, english, state);
    for (const [state, section] of [
      ['MT', '33-16-117'],
      ['OR', '742.277'],
    ] as const) {
      expect(wanting(state, 'score', 'correction')).toContain(section);
      expect(wanting(state, 'mitigation', 'correction')).not.toContain(section);
    }
    expect(wanting('CA', 'mitigation', 'correction')).toContain('2644.9');
    expect(wanting('CA')).not.toContain('2644.9');
  });

  it('asks only for what is wanted', () => {
    const text = letter(onePhoto, { wants: ['score'] });
    expect(text).toContain('1. Please send me, in writing, the wildfire risk score');
    expect(text).not.toContain('appeal of the score');
    expect(text).not.toContain('WHAT I BELIEVE WAS JUDGED WRONGLY');
  });

  it('asks for a new score only where it lists finished work, by the days of the state’s law', () => {
    const asks = /evaluate the home again with the finished work listed below/;
    const days = 'you have 30 days from when the work is done to score the home again';
    const wants = ['new_score'] as const;
    const evidence = { ...nobodyLooked, explanation: saidMulch, done };
    expect(letter(evidence, { wants })).toMatch(asks);
    expect(letter(evidence, { wants })).toContain(days);
    expect(letter(evidence, { wants: ['score'] })).not.toContain(days);
    const leftOut = letterFacts(evidence).map(({ id }) => id);
    expect(letter(evidence, { wants, leftOut })).not.toMatch(asks);
    expect(letter(onePhoto, { wants })).not.toMatch(asks);
    // Colorado's law, as it is known here, gives no days for it.
    expect(letter(evidence, { wants }, english, 'CO')).toMatch(asks);
    expect(letter(evidence, { wants }, english, 'CO')).not.toContain('As I understand');
  });

  it('asks that measures be counted only where it lists some', () => {
    const counted = /take the safety measures below into account/;
    expect(letter(onePhoto)).toMatch(counted);
    const leftOut = letterFacts(onePhoto).map(({ id }) => id);
    expect(letter(onePhoto, { leftOut })).not.toMatch(counted);
    expect(letter(nobodyLooked)).not.toMatch(counted);
    // Nor does it say by which right it asks for nothing.
    expect(letter(nobodyLooked, { wants: ['mitigation'] })).not.toContain('2644.9');
  });

  it('rests an item on a photo only for what was looked for there, and for its side', () => {
    const photos = onePhoto.seen.photos.map((photo) => ({
      ...photo,
      judges: ['zone0_vegetation' as const],
    }));
    const answers = [answerOf('plants_at_wall', 'no', { side_said_as: 'house' })];
    const evidence = { ...onePhoto, seen: { photos, observations: [] }, answers };
    expect(letter(evidence)).toContain(
      'Photo 2 (the north side), checked only for “Plants within five feet”.\n',
    );
    expect(letter(evidence, {}, english, 'CA', 'house')).toContain(
      'Photo 2 (the back), checked only for',
    );
  });

  it.each([
    [['north', 'east'], ' (the north side and the east side)\n'],
    [['unknown'], ' (a side that isn’t recorded)\n'],
    [['whole_house'], '\n'],
  ] as const)('says of work on %j where it was done', (sides, said) => {
    const explanation = {
      ...saidMulch,
      set_aside: saidMulch.set_aside.map((finding) => ({ ...finding, sides: [...sides] })),
    };
    expect(letter({ ...nobodyLooked, explanation, done })).toContain(
      `1. Fixed: Mulch or turf that burns within five feet${said}`,
    );
  });

  it('claims of the report only what is in it', () => {
    expect(letter(nobodyLooked, { enclosesReport: true })).toContain(
      'when and where it was taken where that is known',
    );
  });

  it('has the owner’s words as they are', () => {
    const ownWords = 'I have no fence.\nI sold it.';
    const wants = ['correction'] as const;
    expect(letter(nobodyLooked, { ownWords, wants })).toContain(`1. ${ownWords}\n`);
  });

  it('gives the day of a photo as its camera wrote it, its source, and when it came in', () => {
    expect(letter(onePhoto)).toContain(
      'Photo 2: taken on 2026-06-01 (en), according to its file; received by Defensible Space Score on 2026-06-04 (en).',
    );
  });

  it('states of two things that satisfy an item the one that was asked about', () => {
    const answers = [answerOf('windows_two_panes', 'yes')];
    const text = letter({ ...nobodyLooked, answers });
    expect(text).toContain('1. Windows with two or more panes\n');
    expect(text).not.toContain('shutters');
  });

  it('rests a fact that no photo shows on the owner’s answer', () => {
    const answers = [answerOf('eaves_closed', 'yes')];
    const text = letter({ ...nobodyLooked, answers });
    expect(text).toContain(
      '1. No open eaves\n“Open eaves (rafters show from below)”. My answer: no (2026-06-04 (en)).\n',
    );
    expect(text).not.toContain('THE PHOTOS');
  });

  it('tells what an assessor saw as theirs, not as the owner’s answer', () => {
    const by = {
      visit_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      name: 'Kim Lee',
      organization: 'Butte County Fire Safe Council',
      on: '2026-06-02',
    };
    const seen = (who: Partial<typeof by> | { name: null; organization: null }) =>
      letter({
        ...nobodyLooked,
        answers: [{ ...answerOf('eaves_closed', 'yes'), seen_by: { ...by, ...who } }],
      });
    expect(seen({})).toContain(
      '“Open eaves (rafters show from below)”. Kim Lee (Butte County Fire Safe Council), whom I let in to assess the home, answered: no (seen on 2026-06-02 (en)).',
    );
    expect(seen({})).not.toContain('My answer');
    expect(seen({ name: null, organization: null })).toContain(
      'Somebody whom I let in to assess the home, answered: no',
    );
  });

  it('states an answer that was given for several sides once', () => {
    const answers = (['north', 'east'] as const).map((side) =>
      answerOf('fence_attached', 'no', { side }),
    );
    expect(letter({ ...onePhoto, answers })).toContain(
      '“Fence or gate that burns (such as wood, vinyl, composite, bamboo or reed, even alongside), within five feet of the house or its decks”. ' +
        'My answer for the north side and the east side: no (2026-06-04 (en)).',
    );
    const ofHouse = answers.map((answer) => ({ ...answer, side_said_as: 'house' as const }));
    expect(letter({ ...onePhoto, answers: ofHouse })).toContain(
      'My answer for the back and the right side: no (2026-06-04 (en)).',
    );
  });

  it('says that something doesn’t apply, as of land that isn’t the owner’s, not that it isn’t there', () => {
    const answers = [
      answerOf('fence_attached', 'no', { side: 'north' }),
      answerOf('fence_attached', 'not_applicable', { side: 'east' }),
    ];
    expect(letter({ ...onePhoto, answers })).toContain(
      'My answer for the east side: it doesn’t apply to my home (2026-06-04 (en)).',
    );
  });

  /** Open eaves, set aside as not there. */
  const openEaves: LetterEvidence['explanation']['set_aside'][number] = {
    hazard_type: 'eaves_open',
    sides: [],
    confidence: 0.8,
    evidence: [evidenceIn('front')],
    dispute_id: 'd',
    answer: null,
    kind: 'not_there',
    reason: 'They are boxed in.',
  };
  const answeredOpen: Evidence = {
    ...evidenceIn('x'),
    source: 'owner',
    image_id: null,
    question_id: 'eaves_closed',
  };
  /** Another photo is clear, and with it the item is in place. */
  const clearElsewhere = {
    ...onePhoto,
    seen: {
      ...onePhoto.seen,
      photos: onePhoto.seen.photos.map((photo) => ({ ...photo, image_id: 'unread' })),
    },
  };
  const withAside = (aside: Partial<typeof openEaves>): LetterEvidence => ({
    ...clearElsewhere,
    explanation: { ...nobodyLooked.explanation, set_aside: [{ ...openEaves, ...aside }] },
  });

  it('does not hide that software saw otherwise, and in which photo', () => {
    const text = letter(withAside({}));
    expect(text).toContain(
      'The software mistook something in photo 2 for “Open eaves”. I state that it isn’t there.\nMy statement: “They are boxed in.”\n',
    );
    // Its photo is described, too.
    expect(text).toMatch(/\nPhoto 2: taken/);
    expect(letter(withAside({ evidence: [evidenceIn('gone')] }))).toContain(
      'The software mistook something in a photo for “Open eaves”.',
    );
    const byAnswer = {
      dispute_id: null,
      reason: '',
      answer: { question_id: 'eaves_closed' as const, side: null },
    };
    expect(letter(withAside(byAnswer))).toContain(
      'The software read “Open eaves” in photo 2. My answer says otherwise.\n',
    );
  });

  it('says which software misread a photo, where no other photo is named', () => {
    const { seen } = nobodyLooked;
    const examined = 'a basic analyzer (no AI model) examined the photos';
    expect(letter({ ...withAside({}), seen })).toContain(examined);
    expect(letter({ ...withAside({ evidence: [answeredOpen] }), seen })).not.toContain(examined);
  });

  it('tells of a photo and of an answer where both had said otherwise, and gives the reason once', () => {
    const text = letter(withAside({ evidence: [evidenceIn('front'), answeredOpen] }));
    expect(text).toContain(
      'The software mistook something in photo 2 for “Open eaves”. I state that it isn’t there.\nI had answered that “Open eaves” is there. That was a mistake: I state that it isn’t there.\nMy statement: “They are boxed in.”\n',
    );
    expect(text.match(/boxed in\./g)).toHaveLength(1);
  });

  it('calls an answer that its owner takes back a mistake, not what software saw in a photo', () => {
    const answers = [answerOf('eaves_closed', 'no')];
    const aside = { ...openEaves, confidence: 1, evidence: [answeredOpen] };
    const explanation = { ...nobodyLooked.explanation, set_aside: [aside] };
    const text = letter({ ...nobodyLooked, answers, explanation });
    expect(text).toContain('No open eaves\nI had answered that “Open eaves” is there.');
    expect(text).not.toMatch(/The software|My answer/);
  });

  it('offers to send a photo of finished work, if it is the only one', () => {
    const placement = { ...repeatOf(null), work_step_id: 'replace_mulch' as const };
    const photos = withAfterPhoto.slice(0, 1).map((photo) => ({ ...photo, placement }));
    const evidence = { ...nobodyLooked, photos, explanation: saidMulch, done };
    expect(letter(evidence)).toMatch(/I state that photo 1,.*I can send you the photos\./s);
    expect(letter({ ...evidence, photos: [] })).not.toContain('I can send you the photos');
  });

  it('calls nothing in place that the home doesn’t have', () => {
    const answers = [answerOf('eaves_closed', 'not_applicable')];
    expect(letterFacts({ ...nobodyLooked, answers })).toEqual([]);
  });

  it('leaves open what the insurer sent until its owner says it, and corrects nothing that nobody wrote', () => {
    expect(letter(onePhoto, { received: null })).toContain('[what they sent you, and its date]');
    const text = letter(onePhoto, { received: 'nothing', ownWords: 'The fence is metal.' });
    expect(text).not.toMatch(/JUDGED WRONGLY|The fence is metal/);
  });

  it('warns of photos from before the work only where there are some', () => {
    const lead = /Photos from before the work may still show these/;
    const withPhotos = { ...onePhoto, photos: withAfterPhoto };
    expect(letter({ ...withPhotos, explanation: saidMulch, done })).toMatch(lead);
    expect(letter({ ...nobodyLooked, explanation: saidMulch, done })).not.toMatch(lead);
  });

  it('names its caveats once', () => {
    const text = letter(onePhoto);
    expect(text.match(/signs to the contrary/g)).toHaveLength(1);
    expect(text.match(/Nobody inspected/g)).toHaveLength(1);
    expect(text).not.toMatch(/can be wrong|No photo shows/);
  });

  it('leaves out what nobody asked about, such as the fire rating of the roof', () => {
    expect(letter(onePhoto)).not.toMatch(/roof|state and local law/);
  });

  it('never says that the home is certified', () => {
    const text = letter(onePhoto);
    expect(text).toContain(
      'Nobody inspected the home for this, and nothing here is a certification.',
    );
    expect(text).not.toMatch(/\bcertified\b|\bcompl(?:y|ies)\b/i);
  });

  it('leaves out what the owner leaves out, with its photos', () => {
    const leftOut = letterFacts(onePhoto).map(({ id }) => id);
    const text = letter(onePhoto, { leftOut });
    expect(text).not.toContain('No open eaves');
    expect(text).not.toContain('THE PHOTOS');
  });

  it('lists what the insurer got wrong: facts, and what the owner says', () => {
    const text = letter(onePhoto, {
      misjudged: ['enclosed_eaves'],
      ownWords: 'They say that I have a wood fence. I have none.',
    });
    expect(text).toContain('1. “No open eaves”: what you sent me says or assumes otherwise.');
    expect(text).toContain('2. They say that I have a wood fence. I have none.');
  });

  it('shows what is still to be filled in', () => {
    expect(
      blanksIn(letter(nobodyLooked, { name: ' ', insurer: '', receivedOn: '', policyNumber: '' })),
    ).toEqual([
      '[your name]',
      '[your phone number or e-mail address]',
      '[your insurer]',
      '[its address, from its letter]',
      '[date of their letter]',
      '[what they got wrong]',
    ]);
  });

  it('says what a blank asks for in the language of the page', () => {
    expect(blankSaidIn('[your insurer]', letterTextsEn, letterTextsEs)).toBe('su aseguradora');
    expect(blankSaidIn('[su nombre]', letterTextsEs, letterTextsEn)).toBe('your name');
    expect(blankSaidIn('[my own]', letterTextsEn, letterTextsEs)).toBeNull();
  });

  it.each(['score', 'notice', 'price', 'nothing'] as const)(
    'has the same paragraphs in both languages after receiving: %s',
    (received) => {
      const of = (texts: LetterLanguage) =>
        letter(
          { ...onePhoto, photos: withAfterPhoto, explanation: saidMulch, done },
          { received, misjudged: [`done_${mulch}`], enclosesReport: true },
          texts,
        )
          .split('\n')
          .map((line) => line === '');
      expect(of(spanish)).toEqual(of(english));
    },
  );

  it.each([
    ['openai-compatible', 'an AI model (seer) examined the photos for Defensible Space Score'],
    ['built-in', 'a basic analyzer (no AI model) examined the photos for Defensible Space Score'],
  ])('says what %s is', (provider, said) => {
    const analysis = { ...builtIn, provider, model_name: 'seer' };
    expect(letter(onePhoto, {}, english, null, 'compass', analysis)).toContain(said);
  });

  it.each([
    ['answers alone', 'owner', [{ image_id: 'front' }]],
    ['no photo', 'built-in', []],
  ])(
    'says of a result from %s neither who examined photos nor that a report lists them',
    (_of, provider, photos) => {
      const analysis = { ...builtIn, provider, model_name: provider, photos };
      const request = { enclosesReport: true };
      const text = letter(nobodyLooked, request, english, null, 'compass', analysis);
      expect(text).toContain('The enclosed report lists what was found and what I answered');
      expect(text).not.toMatch(/examined|every photo/);
    },
  );

  it('is written in its language, dates too', () => {
    expect(letter(onePhoto, {}, spanish)).toContain('con fecha del 2026-11-02 (es)');
  });
});
