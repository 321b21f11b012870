import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  checkedReportSchema,
  directions,
  hazardTextsEn,
  hazardTextsEs,
  hazardTypeIds,
  letterLimit,
  noEvidence,
  questions,
  reportCode,
  reportCodeBytes,
  type Locale,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText } from 'unpdf';
import { z } from 'zod';
import {
  openHarness,
  type AnswerToSend,
  type Harness,
  type Home,
} from '../corrections/testing/harness.ts';
import { letInAssessor } from '../home-visits/testing/assessors.ts';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { listPhotos } from '../photos/testing/uploads.ts';
import { reportWords } from './document/words.ts';
import { readTags, tagsOf } from './testing/read-tags.ts';

let place: Harness;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  home = await newHomeInCalifornia();
  await home.addPhoto('front', {
    direction: 'south',
    area: 'zone_0',
    shows: ['zone0_combustible_mulch', 'wall_base_clearance'],
  });
  await home.addPhoto('back', { direction: 'north', area: 'zone_0' });
  await home.analyze();
  await home.answer({ question_id: 'roof_wood', answer: 'no', image_id: 'back' });
});

afterAll(() => place.close());

/** A home whose address says that California's rules are shown. */
async function newHomeInCalifornia(): Promise<Home> {
  const made = await place.newHome();
  const body = { address: '1 Test Way, Paradise, CA', state: null };
  expect((await made.owner.send('PUT', `${made.url}/address`, body)).status).toBe(200);
  await place.app.database.admin.query(
    `update properties set earlier_addresses = '[]' where id = $1`,
    [made.propertyId],
  );
  return made;
}

async function make(locale: Locale, { owner, url } = home): Promise<{ pdf: Buffer; code: string }> {
  const response = await owner.send('POST', `${url}/reports`, { locale });
  expect(response.status).toBe(201);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const code = response.headers.get('X-Report-Code') ?? '';
  return { pdf: Buffer.from(await response.arrayBuffer()), code };
}

let shared: ReturnType<typeof make> | undefined;

/** A report of the home, made once for the tests that need no other. */
const anyReport = () => (shared ??= make('en'));

/** Makes a home at its first use; its reports in both languages only read it. */
function madeOnce(
  furnish: (bare: Home) => Promise<unknown>,
  where: 'in California' | 'nowhere' = 'in California',
): () => Promise<Home> {
  let made: Promise<Home> | undefined;
  const start = async () => {
    const bare = await (where === 'nowhere' ? place.newHome() : newHomeInCalifornia());
    await furnish(bare);
    return bare;
  };
  return () => (made ??= start());
}

/** Its mulch was replaced, as a photo from the same place shows. */
const improvedHome = madeOnce(async ({ addPhoto, analyze, owner, url }) => {
  const north = { direction: 'north', area: 'zone_0' } as const;
  await addPhoto('before', { ...north, shows: ['zone0_combustible_mulch'] });
  await addPhoto('after', north);
  const send = (path: string, body: object) => owner.send('PUT', `${url}/${path}`, body);
  await send('photos/after/placement', { repeats_image_id: 'before' });
  await analyze();
  await send('plan/replace_mulch/done', {
    done_on: '2026-01-02',
    cost_usd: 98765,
    note: 'Paid my cousin.',
  });
});

/** Its owner names sides as seen from the house, and no direction of the compass. */
const homeWithoutCompass = madeOnce(async ({ addPhoto, analyze, answer, owner, url }) => {
  await addPhoto('front', { area: 'zone_0', shows: ['zone0_combustible_mulch'] });
  const front = { direction: 'south', direction_said_as: 'house', area: 'zone_0' };
  await owner.send('PUT', `${url}/photos/front/placement`, front);
  await analyze();
  await answer({
    question_id: 'fence_attached',
    side: 'south',
    side_said_as: 'house',
    answer: 'no',
    image_id: 'front',
  });
});

/** Its photo was named by the compass, an answer as a side of the house; nobody said which way the front faces. */
const homeOfBothWords = madeOnce(async ({ addPhoto, analyze, answer }) => {
  await addPhoto('north', { direction: 'north', area: 'zone_0' });
  await analyze();
  const about = { question_id: 'fence_attached', side_said_as: 'house', answer: 'yes' } as const;
  await answer({ ...about, side: 'south' });
  await answer({ ...about, side: 'east' });
});

const onMap = (source: string, value: object, dataFrom: string | null = null) => ({
  status: 'known',
  value,
  source,
  asked_on: '2026-11-28',
  data_from: dataFrom,
});

/** Puts a home on the map, where services say these facts. */
async function putOnMap(propertyId: string, facts: object): Promise<void> {
  const { admin } = place.app.database;
  const position = [39.75, -121.6];
  await admin.query(
    `update properties set lat = $2, lng = $3, coordinates_source = 'picked', front_faces = 'south' where id = $1`,
    [propertyId, ...position],
  );
  for (const [fact, said] of Object.entries(facts)) {
    await admin.query(
      'insert into address_facts (property_id, fact, found, asked_lat, asked_lng) values ($1, $2, $5, $3, $4)',
      [propertyId, fact, ...position, said],
    );
  }
}

/** A map shows a building on its right, of which its owner has said nothing. */
const mappedHome = madeOnce(async ({ answer, propertyId }) => {
  const sides = { north: null, east: 18, south: null, west: null };
  await putOnMap(propertyId, {
    neighbors: onMap('fema_structures', { sides, looked_ft: 300 }, '2019-08-01'),
    county: onMap('census_county', { name: 'Butte County', state: 'CA' }),
  });
  await answer({ question_id: 'roof_clean', answer: 'no' });
});

/** One step is planned, one done, and the photo's own data say where it was taken. */
const plannedHome = madeOnce(async ({ addPhoto, analyze, owner, url, propertyId }) => {
  const shows = ['zone0_combustible_mulch', 'zone0_firewood_lumber'] as const;
  await addPhoto('front', { direction: 'south', area: 'zone_0', shows });
  await analyze();
  const changes = [{ step_id: 'move_firewood', planned: true }];
  await owner.send('PUT', `${url}/plan`, { changes });
  const done = { done_on: '2026-01-02', cost_usd: null, note: null };
  await owner.send('PUT', `${url}/plan/replace_mulch/done`, done);
  const { admin } = place.app.database;
  await admin.query('update properties set lat = 39.75, lng = -121.6 where id = $1', [propertyId]);
  const evidence = { taken_at: null, heading: null, heading_reference: null, accuracy_m: 5 };
  await admin.query('update images set server_evidence = $2 where property_id = $1', [
    propertyId,
    JSON.stringify({ ...evidence, lat: 39.7501, lng: -121.6001 }),
  ]);
});

/** Its owner says what its windows are like, with a photo that was taken there and in which nothing was marked. */
const saidHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  await addPhoto('front', { direction: 'south', area: 'siding' });
  await analyze();
  await answer({ question_id: 'windows_two_panes', answer: 'no', image_id: 'front' });
});

/** Of its first five feet all was asked; its photos show them and the wall on one side. */
const wellKeptHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  await addPhoto('front', { direction: 'south', area: 'siding' });
  await addPhoto('ground', { direction: 'south', area: 'zone_0' });
  await analyze();
  await answer(
    { question_id: 'eaves_closed', answer: 'yes' },
    { question_id: 'five_feet_kept', answer: 'yes' },
    ...[
      'plants_at_wall',
      'mulch_at_wall',
      'firewood_at_wall',
      'fence_attached',
      'things_at_wall',
      'pergola_attached',
    ].map((id) => ({ question_id: id, answer: 'no' })),
  );
});

/** A photo shows its fence on one side, an answer on another; a photo that nobody looked at doesn't count. */
const partlySeenHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  const shows = ['attached_combustible_fence'] as const;
  await addPhoto('north', { direction: 'north', area: 'zone_0', shows });
  await analyze();
  await answer({ question_id: 'fence_attached', side: 'south', answer: 'yes' });
  await addPhoto('east', { direction: 'east', area: 'zone_0' });
});

/** A photo shows its fence; its owner answers that there is none. */
const deniedHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  const shows = ['attached_combustible_fence'] as const;
  await addPhoto('east', { direction: 'east', area: 'zone_0', shows });
  await analyze();
  await answer({ question_id: 'fence_attached', side: 'east', answer: 'no' });
});

/** Its owner says that the land beyond the yard isn't theirs, and a photo shows brush on it. */
const elsewhereHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  const shows = ['zone2_brush_tree_continuity'] as const;
  await addPhoto('east', { direction: 'east', area: 'zone_2', shows });
  await analyze();
  await answer({ question_id: 'brush_beyond_yard', side: 'east', answer: 'not_applicable' });
});

/** With a wood roof, and more. */
const woodenHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  await addPhoto('front', { direction: 'south', area: 'zone_0', shows: hazardTypeIds.slice(0, 5) });
  await analyze();
  await answer({ question_id: 'roof_wood', answer: 'yes' });
});

/** With so many hazards that their findings fill several pages. */
const fullHome = madeOnce(async ({ addPhoto, analyze }) => {
  const shows = hazardTypeIds.slice(0, 12);
  await addPhoto('front', { direction: 'south', area: 'zone_0', shows });
  await analyze();
});

/** Ten hazards, seven photos, work done with a photo from after it, and an answer to everything. */
const busyHome = madeOnce(furnishBusily);

async function furnishBusily({ addPhoto, analyze, answer, owner, url }: Home): Promise<void> {
  await owner.send('PATCH', url, { front_faces: 'south' });
  const shows: readonly (typeof hazardTypeIds)[number][] = [
    'zone0_vegetation',
    'zone0_dead_debris',
    'attached_combustible_fence',
  ];
  await addPhoto('front', { direction: 'south', area: 'zone_0', shows: [...shows] });
  await addPhoto('before', {
    direction: 'north',
    area: 'zone_0',
    shows: ['zone0_combustible_mulch'],
  });
  for (const direction of directions) {
    await addPhoto(`wall-${direction}`, { direction, area: 'siding' });
  }
  await analyze();
  const found = new Set([
    'vents_fine_mesh',
    'gaps_sealed',
    'gutters_covered',
    'woodpile_in_yard',
    'dry_grass_in_yard',
    'shed_near',
    'windows_two_panes',
  ]);
  const unasked = new Set(['plants_at_wall', 'five_feet_kept', 'fence_attached', 'mulch_at_wall']);
  await answer(
    ...questions
      .filter(({ id }) => !unasked.has(id))
      .flatMap(({ id, asked, danger }): AnswerToSend[] => {
        const clear = danger === 'yes' ? ('no' as const) : ('yes' as const);
        const sides = asked === 'each_side' ? directions : [null];
        return sides.map((side) => ({
          question_id: id,
          ...(side === null ? {} : { side }),
          answer: found.has(id) && (side === null || side === 'east') ? danger : clear,
        }));
      }),
  );
  await addPhoto('after', { direction: 'north', area: 'zone_0' });
  await owner.send('PUT', `${url}/photos/after/placement`, { repeats_image_id: 'before' });
  await analyze();
  const done = { done_on: '2026-01-02', cost_usd: null, note: null };
  await owner.send('PUT', `${url}/plan/replace_mulch/done`, done);
}

/** The same with two more jobs done: one that removed two hazards, before and after it in a photo, and one with a photo from after it alone. */
const laboriousHome = madeOnce(async (bare) => {
  await furnishBusily(bare);
  const { addPhoto, analyze, answer, owner, url } = bare;
  const send = (path: string, body: object) => owner.send('PUT', `${url}/${path}`, body);
  const roof = { direction: 'west', area: 'roof' } as const;
  await addPhoto('roof', { ...roof, shows: ['roof_debris', 'gutter_debris'] });
  await answer(
    { question_id: 'roof_clean', answer: null },
    { question_id: 'gutters_clean', answer: null },
    { question_id: 'firewood_at_wall', answer: 'yes' },
  );
  await addPhoto('clean-roof', roof);
  await send('photos/clean-roof/placement', { repeats_image_id: 'roof' });
  await addPhoto('no-firewood', { area: 'zone_0' });
  await send('photos/no-firewood/placement', { work_step_id: 'move_firewood' });
  await analyze();
  const done = { done_on: dayNow(), cost_usd: null, note: null };
  await send('plan/clean_roof_and_gutters/done', done);
  await send('plan/move_firewood/done', done);
});

/** A home of which its owner gave these answers, and no photo. */
const told = (...answers: readonly AnswerToSend[]) =>
  madeOnce(({ answer }) => answer(...answers), 'nowhere');

/** Its owner told of one thing, did the work, and told of another that the same work removes. */
const toldLaterHome = madeOnce(async ({ answer, owner, url }) => {
  await answer({ question_id: 'firewood_at_wall', answer: 'yes' });
  const done = { done_on: dayNow(), cost_usd: null, note: null };
  await owner.send('PUT', `${url}/plan/move_firewood/done`, done);
  await answer({ question_id: 'woodpile_in_yard', answer: 'yes' });
});

/** Its owner says of a photo that what it was read as isn't there. */
const setAsideHome = madeOnce(async ({ addPhoto, analyze, answer }) => {
  const shows = ['zone0_combustible_mulch'] as const;
  await addPhoto('front', { direction: 'north', area: 'zone_0', shows });
  await analyze();
  await answer({ question_id: 'mulch_at_wall', side: 'north', answer: 'no', image_id: 'front' });
});

/** An old photo was added to an answer. */
const oldPhotoHome = madeOnce(async ({ addPhoto, analyze, answer, propertyId }) => {
  const shows = ['zone0_combustible_mulch'] as const;
  await addPhoto('old', { direction: 'north', area: 'zone_0', shows });
  await analyze();
  await datePhotos(propertyId, '2015-04-09T16:19:35');
  const yes = { question_id: 'mulch_at_wall', side: 'north', answer: 'yes' } as const;
  await answer({ ...yes, image_id: 'old' });
});

/** On land where the federal government fights fires, on which California's maps have no zones. */
const federalHome = madeOnce(async ({ answer, propertyId }) => {
  await putOnMap(propertyId, {
    hazard_zone: {
      status: 'nothing_there',
      source: 'fhsz_sra',
      asked_on: '2026-11-28',
      data_from: null,
    },
    responsibility: onMap('california_responsibility', { area: 'FRA' }),
  });
  await answer({ question_id: 'roof_clean', answer: 'no' });
});

/** Its owner disputes three findings: one isn't there, one is a landlord's, one a neighbor's. */
const disputedHome = madeOnce(async ({ addPhoto, analyze, dispute }) => {
  const shows = ['zone0_combustible_mulch', 'attached_combustible_fence'] as const;
  await addPhoto('north', { direction: 'north', area: 'zone_0', shows });
  await addPhoto('south', { direction: 'south', area: 'zone_0', shows: ['zone0_vegetation'] });
  await analyze();
  const notThere = { question_ids: [], kind: 'not_there', reason: 'It is gravel.' };
  await dispute({ ...notThere, hazard_type: shows[0], image_ids: ['north'] });
  const notMine = { ...notThere, kind: 'not_mine', reason: 'See the lease.' };
  const landlord = { ...notMine, whose: 'landlord_or_association' };
  await dispute({ ...landlord, hazard_type: shows[1], image_ids: ['north'] });
  const neighbor = { ...notMine, whose: 'neighbor' };
  await dispute({ ...neighbor, hazard_type: 'zone0_vegetation', image_ids: ['south'] });
});

/** Enough is known of it for a score, and nothing of it is to gain. */
const fineHome = told(
  { question_id: 'roof_wood', answer: 'no' },
  ...[
    'roof_whole',
    'eaves_closed',
    'gaps_sealed',
    'vents_fine_mesh',
    'siding_unburnable',
    'windows_two_panes',
    'shed_near',
  ].map((id) => ({ question_id: id, answer: 'yes' })),
);

/** Gives the home's photos the moment at which a camera took them. */
const datePhotos = (propertyId: string, takenAt: string) =>
  place.app.database.admin.query('update images set server_evidence = $2 where property_id = $1', [
    propertyId,
    JSON.stringify({ ...noEvidence, taken_at: takenAt }),
  ]);

const dayNow = () => new Date().toISOString().slice(0, 10);
const doneToday = () =>
  `Done on ${new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;

const dayMs = 86_400_000;

const check = (code: string) => place.app.stranger.send('POST', '/api/report-checks', { code });

/** The text of a PDF in one line. */
async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** California's law and programs, as reports name them. Studies of homes there are evidence everywhere. */
const ofCalifornia =
  /California (?:Building|Fire|Residential) Code|\bCCR\b|Code of Regulations|1299|2644|4291|Chapter 7A|Safer from Wildfires|state law|San Rafael/iu;

describe('a report of a home in Colorado', () => {
  it("names nothing of California's law, and what the address was before", async () => {
    const house = await place.newHome();
    const address = '28 Bear Creek Rd, Unit B, Evergreen, CO 80439';
    await house.owner.send('PUT', `${house.url}/address`, { address, state: null });
    const shows = [...hazardTypeIds.slice(0, 12), 'zone1_dead_vegetation'] as const;
    await house.addPhoto('front', { direction: 'south', area: 'zone_0', shows });
    await house.analyze();

    const text = await textOf((await make('en', house)).pdf);

    expect(text).toContain(address);
    expect(text).toContain('The fire district can tell.');
    expect(text).toContain('no program for homes in Colorado');
    // Of dead plants, only California's own law says anything.
    expect(text).toContain(hazardTextsEn.zone1_dead_vegetation.title);
    expect(text).not.toMatch(/Sources: (?!\[)/);
    expect(text).toMatch(/Before, it was: 1 Test Way, until \w+ \d+, 20\d\d/);
    // A hash may have any digits.
    expect(text.replaceAll(/[0-9a-f]{16}/gu, '').match(ofCalifornia)).toBeNull();
  });
});

type Words = readonly (string | RegExp)[];

describe('a report', () => {
  it.for([
    [
      'en',
      hazardTextsEn,
      'Likely between',
      [
        'No; Photo 2',
        'Exposure: not known yet. It waits for answers about',
        'Numbers are the hazards listed below',
        'A photo was added at this stop or, where it says so, marked by the owner.',
        'the score is the middle one of all homes that fit what is known',
        '(voluntary program)',
        'Photo 1, according to the AI model ',
        'Photos were analyzed by the AI model ',
        'the hash of the chosen file stands beside it and differs',
        '(insurance regulation, in force: discounts, no duty of homeowners)',
        'read in part or in full in copies or reports, not in the original',
        'Defensible space, Public Resources Code 4291: Depends on the exact address.',
      ],
      /Report made \w+ \d+, \d{4}(?:,| at) \d+:\d\d:\d\d [AP]M P[SD]T/,
    ],
    [
      'es',
      hazardTextsEs,
      'Probablemente entre',
      [
        'No; Foto 2',
        'Exposición: todavía no se conoce. Faltan respuestas sobre',
        'Los números son los peligros de la lista de abajo',
        'Una foto se agregó en esta parada o, donde se dice, la marcó el propietario.',
        'el punto medio de todas las casas que coinciden con lo que se sabe',
        '(programa voluntario)',
        'Foto 1, según el modelo de IA ',
        'Las fotos las examinó el modelo de IA ',
        'la huella del archivo elegido, que es distinta',
        '(reglamento de seguros, vigente: da descuentos y no obliga a propietarios)',
        'leído en parte o del todo en copias o informes, no en el original',
        'Espacio defendible, Public Resources Code 4291: Depende de la dirección exacta.',
      ],
      /Informe hecho el \d+ de \w+ de \d{4}(?:,| a las) \d+:\d\d:\d\d [ap]\. ?m\. P[SD]T/,
    ],
  ] as const)(
    'in %s says what the result says, with the evidence that it rests on',
    async ([locale, texts, between, said, made]) => {
      const { pdf, code } = await (locale === 'en' ? anyReport() : make(locale));
      const text = await textOf(pdf);
      const [analysis] = await home.analyses();
      if (analysis === undefined) throw new Error('no analysis');
      const { low, high } = analysis.range;

      expect(text).toContain(code);
      const gain = analysis.explanation.potential.score - analysis.dss_score;
      expect(text).toMatch(new RegExp(` ${gain} (?:points? to gain|puntos? por ganar)`));
      expect(text).toContain(between);
      expect(text).toMatch(new RegExp(`${low} (?:and|y) ${high}`));
      expect(analysis.hazards).not.toEqual([]);
      for (const row of analysis.explanation.rows) {
        if (row.kind === 'hazard' || row.kind === 'not_seen') {
          expect(text).toContain(texts[row.hazard_type].title);
        }
      }
      // The points of each part, and what is taken off 100, so that a reviewer can add the score up again.
      const { domains, rows } = analysis.explanation;
      for (const { cap, lost, not_seen: notSeen, kept } of domains) {
        expect(text).toContain([cap, lost, notSeen, kept].map((each) => each.toFixed(2)).join(' '));
      }
      const taken = (kind: (typeof rows)[number]['kind']) =>
        Math.abs(
          rows.reduce((sum, row) => (row.kind === kind ? sum + row.points : sum), 0),
        ).toFixed(2);
      const off = (['hazard', 'not_seen', 'together', 'rounding'] as const)
        .map(taken)
        .join(String.raw` \D+`);
      expect(text).toMatch(new RegExp(String.raw`100\.00 \D+${off} \D+${analysis.dss_score} `));
      for (const each of said) expect(text).toContain(each);
      expect(text).toMatch(made);
      expect(text).toContain(analysis.weights_version);
      for (const photo of await listPhotos(home.owner, home.propertyId)) {
        expect(text.replaceAll(' ', '')).toContain(photo.sha256);
      }
    },
  );

  it.for<readonly [string, Locale, () => Promise<Home>, Words, Words?]>([
    [
      'shows by its photos what was removed and when, but neither its cost nor the note',
      'en',
      improvedHome,
      [
        hazardTextsEn.zone0_combustible_mulch.title,
        'Confirmed by the photo',
        'Done on January 2, 2026',
        'Before: Photo 1',
        'After: Photo 2',
        'Boxes show where',
      ],
      [/98[.,\s]?765|cousin/],
    ],
    [
      'files nothing as done that its owner only told of after the work, though the same step removes it',
      'en',
      toldLaterHome,
      [hazardTextsEn.zone1_exposed_woodpile.title, /The owner said so .{0,40}Done on/],
      [
        'A newer photo or answer shows it',
        /The owner said so .{0,40}Done on .*The owner said so .{0,40}Done on/,
      ],
    ],
    [
      'names no direction of the compass that nobody said',
      'en',
      homeWithoutCompass,
      [/Shows: front, /, 'No; Photo 1'],
      [/(?:north|east|south|west) side/i],
    ],
    [
      'names a side that only answers tell of as they do, and counts the questions that they answer',
      'en',
      homeOfBothWords,
      ['Right side and front · ', / 1 question answered/, 'the owner’s answer to one question'],
    ],
    [
      'marks the plan, with photos placed by their own data',
      'en',
      plannedHome,
      ['Planned by the owner', 'Done on January 2, 2026', '(estimate)', 'Dashed: 1,'],
    ],
    [
      'has a percentage only for sides that photos show, and no score where too little is known',
      'en',
      partlySeenHome,
      [
        'North side and south side · costs 4.',
        'confidence 70%, north side · The owner said so, south side',
        'No photo of these sides counts yet: east side, south side, and west side.',
        / The middle of all homes that fit what is known (\d+) /,
      ],
      [/ Score \d+ /],
    ],
    [
      'has a percentage in Spanish, too, only for sides that photos show',
      'es',
      partlySeenHome,
      [
        'Lado norte y lado sur · quita 4.',
        'confianza: 70%, lado norte · Lo dijo el propietario, lado sur',
        'Todavía no cuenta ninguna foto de estos lados: lado este, lado sur y lado oeste.',
      ],
      [/ Puntaje \d+ /],
    ],
    [
      'lists what an answer set aside that a photo shows',
      'en',
      setAsideHome,
      ['A photo was read as showing it; the owner’s answer says otherwise.'],
      ['The owner disputes no findings.'],
    ],
    [
      'says of which day a photo is that was added to an answer',
      'en',
      oldPhotoHome,
      [
        'The owner said so. Added at this stop: Photo 1, north side, first five feet, taken April 9, 2015',
        'confidence 70% · The owner said so',
      ],
    ],
    [
      'says where an answer denies what a photo shows, and which of the two counts',
      'en',
      deniedHome,
      [
        'East side: a photo shows it, so it counts. The owner’s answer says otherwise.',
        'except where a photo shows otherwise (“What was found”)',
        'The owner disputes no findings, other than by the answers named with the findings.',
      ],
      [/answers count as given\./],
    ],
    [
      'doesn’t quote “doesn’t apply” as saying that nothing is there',
      'en',
      elsewhereHome,
      ['East side: a photo shows it, so it counts. The owner’s answer says otherwise.'],
      ['isn’t there'],
    ],
    [
      'names the sides of what its owner disputes',
      'en',
      disputedHome,
      [
        `${hazardTextsEn.zone0_combustible_mulch.title} North side · Photo 1 Not there`,
        `${hazardTextsEn.attached_combustible_fence.title} North side · Photo 1 Not the owner`,
        `${hazardTextsEn.zone0_vegetation.title} South side · Photo 2 Not the owner`,
      ],
    ],
    [
      // Leaves on the roof are listed first. Firewood at the wall may be covered.
      'tells what breaks a law from what breaks it only where more is so',
      'en',
      madeOnce(({ answer }) =>
        answer(
          { question_id: 'roof_clean', answer: 'no' },
          { question_id: 'firewood_at_wall', answer: 'yes' },
        ),
      ),
      ['4291: Depends on the exact address. Found: 1. May count: 2.'],
    ],
    [
      // Clean roofs are asked for by a law of state responsibility areas.
      'says nothing of hazard zones on federal land, where California’s maps have none',
      'en',
      federalHome,
      [
        'Where the home is: Federal Responsibility Area',
        'Rules and advice: What the law asks depends on where the home is.',
      ],
      ['no fire hazard zone', '1299.03 (with'],
    ],
    [
      // What the report doesn't have isn't named.
      'of a home with neither photos nor answers is a report all the same',
      'en',
      told({ question_id: 'eaves_closed', answer: 'yes' }),
      ['There are no photos.', 'What to do'],
      ['Rules and sources', /What to do.*What to do/],
    ],
    [
      'calls a gain that rounds to nothing less than a point, and a yes without a side no word about sides',
      'en',
      fineHome,
      [/<1\s+points to gain/, 'A yes that named no side says only that it is somewhere.'],
    ],
    [
      'says how much there is by the owner’s answer',
      'en',
      told({ question_id: 'gutters_clean', answer: 'no', amount: 'a_lot' }),
      ['Yes, a lot'],
    ],
    [
      'says how exposed the home is, and why',
      'en',
      told({ question_id: 'neighbor_near', side: 'north', amount: 'under_10_ft', answer: 'yes' }),
      ['Exposure: extreme. There is a building less than 10 feet away (north side).'],
    ],
    [
      'rests an item on a photo for what it shows alone',
      'en',
      wellKeptHome,
      [
        'No open eaves Met, or none here Based on photo 1 (south side) and the owner’s answer to one question.',
        'Based on photo 1 (south side, checked only for: Fence or gate that burns within five feet and Pergola, trellis or awning that burns), photo 2 (south side), and the owner’s answers to 7 questions',
      ],
    ],
    [
      'names all sides at once where nobody has seen any of them',
      'en',
      fullHome,
      ['All four sides'],
    ],
  ])('%s', async ([, locale, furnished, says, never = []]) => {
    const text = await textOf((await make(locale, await furnished())).pdf);
    for (const each of says) expect(text).toMatch(each);
    for (const each of never) expect(text).not.toMatch(each);
  });

  it('files work that only the owner speaks for under what was done, with both photos, not under disputes', async () => {
    const said = await place.newHome();
    await said.addPhoto('before', { area: 'zone_0', shows: ['zone0_combustible_mulch'] });
    await said.answer({ question_id: 'firewood_at_wall', answer: 'yes' });
    await said.analyze();
    const marked = { done_on: dayNow(), cost_usd: null, note: null };
    await said.owner.send('PUT', `${said.url}/plan/replace_mulch/done`, marked);
    await said.owner.send('PUT', `${said.url}/plan/move_firewood/done`, marked);
    await said.addPhoto('after', { area: 'zone_0' });
    const repeats = { repeats_image_id: 'before', area: null };
    await said.owner.send('PUT', `${said.url}/photos/after/placement`, repeats);
    const text = await textOf((await make('en', said)).pdf);
    expect(text).toMatch(new RegExp(`The owner said so, photo attached .{0,80}${doneToday()}`));
    expect(text).toMatch(new RegExp(`The owner said so (?!, photo).{0,80}${doneToday()}`));
    for (const shown of ['Before: Photo 1', 'After: Photo 2', 'The owner disputes no findings.']) {
      expect(text).toContain(shown);
    }
    // Where no photo shows the work, a drawing stands for it.
    expect(text.match(/Drawing, not this home/g)).toHaveLength(1);
  });

  it('names the assessor who saw something, and never calls it the owner’s word', async () => {
    const visited = await place.newHome();
    await visited.answer({ question_id: 'roof_wood', answer: 'no' });
    const assessor = await letInAssessor(place.app, visited, 'Kim Lee');
    const day = new Date().toISOString().slice(0, 10);
    await assessor.send('PUT', `${visited.url}/home-visits/${day}`, {
      organization: 'Butte County Fire Safe Council',
      ended: true,
    });
    await assessor.send('PUT', `${visited.url}/answers`, {
      answers: [{ question_id: 'firewood_at_wall', side: 'north', answer: 'yes' }],
    });
    const text = await textOf((await make('en', visited)).pdf);
    const seen = `An assessor, Kim Lee (Butte County Fire Safe Council), saw this on`;
    // On the first page, with the finding, and below the answers.
    expect(text.split(seen).length - 1).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain('The owner said so');
    expect(text).toContain('nobody has checked either');
    expect(text).not.toMatch(/verified|certified|nobody visited/i);
  });

  it.each(['en', 'es'] as const)('in %s begins no page amid a finding', async (locale) => {
    const { pdf } = await make(locale, await fullHome());
    const { text: pages } = await extractText(new Uint8Array(pdf), { mergePages: false });
    const rules = locale === 'en' ? 'Rules and advice' : 'Reglas y consejos';
    const { [locale]: texts } = { en: hazardTextsEn, es: hazardTextsEs };
    const titles = hazardTypeIds.map((type) => texts[type].title);
    const withRules = pages
      .map((page) => page.replaceAll(/\s+/g, ' '))
      .filter((page) => page.includes(rules));
    expect(withRules.length).toBeGreaterThan(2);
    for (const page of withRules) {
      expect(
        titles.some(
          (title) => page.indexOf(title) >= 0 && page.indexOf(title) < page.indexOf(rules),
        ),
      ).toBe(true);
    }
  });

  it('of the worst of homes is a report, too', async () => {
    const worst = await place.newHome();
    const analysis = await worst.answer(
      ...questions.flatMap(({ id, asked, yes, no }): AnswerToSend[] => {
        const answer = no.hazards.length > 0 ? ('no' as const) : ('yes' as const);
        const worstAmount = (answer === 'yes' ? yes : no).amounts.at(-1);
        const amount = worstAmount === undefined ? {} : { amount: worstAmount };
        const sides = asked === 'each_side' ? directions : [null];
        return sides.map((side) => ({
          question_id: id,
          ...(side === null ? {} : { side }),
          answer,
          ...amount,
        }));
      }),
    );
    expect(analysis?.dss_score).toBe(0);
    const text = await textOf((await make('en', worst)).pdf);
    expect(text).toContain('out of 100');
    // The column names of a table are repeated on each of its pages.
    expect(text.split('What it’s about').length).toBeGreaterThan(2);
  });

  it('of a home without a score says of no work what it gains', async () => {
    const says = 'or to say what each job gains';
    const never = ['Gain by itself', 'Score after', 'points to gain'];
    const unscored = await place.newHome();
    const analysis = await unscored.answer({ question_id: 'gutters_clean', answer: 'no' });
    expect(analysis?.enough_seen).toBe(false);
    const text = await textOf((await make('en', unscored)).pdf);
    expect(text).toContain(says);
    const scored = await textOf((await make('en', await busyHome())).pdf);
    expect(scored).not.toContain(says);
    for (const said of never) {
      expect(text).not.toContain(said);
      expect(scored).toContain(said);
    }
  });

  it('says that a photo from before the work is dated after it', async () => {
    const late = await place.newHome();
    const { addPhoto, analyze, owner, url, propertyId } = late;
    await addPhoto('before', { area: 'zone_0', shows: ['zone0_combustible_mulch'] });
    await analyze();
    const done = { done_on: '2026-01-02', cost_usd: null, note: null };
    await owner.send('PUT', `${url}/plan/replace_mulch/done`, done);
    const dated = async (takenAt: string) => {
      await datePhotos(propertyId, takenAt);
      return textOf((await make('en', late)).pdf);
    };
    const said = 'dated after the work; one of the two dates is wrong';
    expect(await dated('2026-01-03T08:00:00')).toContain(said);
    expect(await dated('2026-01-02T08:00:00')).not.toContain(said);
  });

  it('says that a photo, and the day of the work, are from before the hazard was reported', async () => {
    const ofPhoto = 'photo dated May 24, 2007, before the hazard was reported';
    const ofDay = 'That day is before the hazard was reported';
    const old = await place.newHome();
    const { addPhoto, answer, owner, url, propertyId } = old;
    await answer({ question_id: 'firewood_at_wall', answer: 'yes' });
    const { admin } = place.app.database;
    const done = { done_on: dayNow(), cost_usd: null, note: null };
    await owner.send('PUT', `${url}/plan/move_firewood/done`, done);
    // Said before such days were refused.
    const doneOn = async (day: string) => {
      await admin.query('update planned_actions set done_on = $2 where property_id = $1', [
        propertyId,
        day,
      ]);
      return textOf((await make('en', old)).pdf);
    };
    await addPhoto('after', { area: 'zone_0' });
    await owner.send('PUT', `${url}/photos/after/placement`, { work_step_id: 'move_firewood' });
    await datePhotos(propertyId, '2007-05-24T08:00:00');
    const early = await doneOn('2007-05-24');
    expect(early).toContain(ofPhoto);
    expect(early).toContain(ofDay);
    const today = await doneOn(dayNow());
    expect(today).toContain(ofPhoto);
    expect(today).not.toContain(ofDay);
  });

  it('says which program doesn’t take the home, and what is assumed of its age', async () => {
    const notTaken =
      'Not open to manufactured homes. What it asks for is recommended for them, too.';
    const assumed = 'as in a typical home built since 2008, as the owner says this one was';
    const answered = await place.newHome();
    const address = '7 Canyon View, Ojai, CA 93023';
    await answered.owner.send('PUT', `${answered.url}/address`, { address, state: null });
    await answered.answer(
      { question_id: 'manufactured_home', answer: 'no' },
      { question_id: 'built_since_2008', answer: 'yes' },
    );
    const newer = await textOf((await make('en', answered)).pdf);
    expect(newer).not.toContain(notTaken);
    expect(newer).toContain(assumed);
    await answered.answer({ question_id: 'manufactured_home', answer: 'yes' });
    const manufactured = await textOf((await make('en', answered)).pdf);
    expect(manufactured.split(notTaken)).toHaveLength(3);
    expect(manufactured).not.toContain(assumed);
  });

  it('says what limits a score now, and what a wood roof alone does', async () => {
    const now = /As the home is now, its score can’t be above (\d+), because of: Wood shake/;
    const wooden = await woodenHome();
    const text = await textOf((await make('en', wooden)).pdf);
    const [analysis] = await wooden.analyses();
    const limit = analysis?.explanation.rows.flatMap((row) =>
      row.kind === 'ceiling' ? Math.floor(row.limit) : [],
    );
    expect([Number(now.exec(text)?.[1])]).toEqual(limit);
    expect(text).toContain('A wood roof keeps the score below 60');
  });

  it('says how many photos were removed after something was found in them, also once they are gone for good', async () => {
    const removing = await place.newHome();
    const { addPhoto, analyze, owner, url } = removing;
    const shot = { direction: 'north', area: 'zone_0' } as const;
    const shows = ['zone0_combustible_mulch'] as const;
    for (const id of ['first', 'second', 'third']) await addPhoto(id, { ...shot, shows });
    await addPhoto('clear', shot);
    await analyze();
    const saying = async () =>
      /The owner removed [^.]+\./.exec(await textOf((await make('en', removing)).pdf))?.[0];
    const remove = (id: string) => owner.send('DELETE', `${url}/photos/${id}`);
    await remove('clear');
    expect(await saying()).toBeUndefined();
    await remove('first');
    await owner.send('POST', `${url}/photos/first/restore`);
    await remove('first');
    expect(await saying()).toBe('The owner removed one photo after something was found in it.');
    await makeDeletionsFinal(place.app);
    await remove('second');
    await makeDeletionsFinal(place.app);
    expect(await saying()).toBe('The owner removed 2 photos after something was found in them.');
  });

  it('is named by the day that it says, which may not be that of Greenwich', async () => {
    const { clock } = place.app;
    const lateInCalifornia = 5 * 3_600_000;
    const later = dayMs - (clock.now().getTime() % dayMs) + lateInCalifornia;
    clock.advance(later);
    try {
      const response = await home.owner.send('POST', `${home.url}/reports`, { locale: 'en' });
      const [day] = /\d{4}-\d\d-\d\d/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      const written = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      expect(await textOf(Buffer.from(await response.arrayBuffer()))).toContain(
        `Report made ${written}`,
      );
    } finally {
      clock.advance(-later);
    }
  });

  describe.each(['en', 'es'] as const)('tagged in %s', (locale) => {
    const words = reportWords[locale];
    const read = async (from: Home) => readTags((await make(locale, from)).pdf);

    it('is read in the order in which it is drawn, without its footers', async () => {
      const { pdf, code } = await make(locale, await fullHome());
      const { language, title, tags, drawn, read: said, artifacts } = await readTags(pdf);
      expect(language).toBe(locale === 'es' ? 'es-US' : 'en-US');
      expect(title).toContain(words.title);
      expect(tags).not.toEqual([]);
      expect(said).toBe(drawn);
      const columns = [words.plan.step, words.unseen.what, words.answers.question];
      for (const text of artifacts) {
        const isFooter = text.startsWith(words.footer(code, ''));
        expect(isFooter || columns.some((name) => text.startsWith(name))).toBe(true);
      }
    });

    it('has the headings of its bookmarks, below one title', async () => {
      const { tags, bookmarks } = await read(await improvedHome());
      const [title, ...sections] = tagsOf(tags, 'H1', 'H2');
      expect(title).toMatchObject({ role: 'H1', text: words.title });
      expect(sections.map(({ role }) => role)).not.toContain('H1');
      expect(sections).not.toEqual([]);
      expect(sections.map(({ text }) => text)).toEqual(bookmarks);
      expect(tagsOf(tags, 'H3').map(({ text }) => text)).toContain(words.appendix.photo(2));
    });

    it('has a header in each row of its tables', async () => {
      const { tags } = await read(await plannedHome());
      const rows = tagsOf(tags, 'TR');
      expect(tagsOf(tags, 'Table').length).toBeGreaterThan(5);
      for (const row of rows) {
        expect(row.children.map(({ role }) => role)).toSatisfy(
          ([first, ...others]: string[]) =>
            first === 'TH' && others.every((role) => role === 'TH' || role === 'TD'),
        );
      }
      const texts = rows.map(({ text }) => text);
      expect(texts.some((text) => text.startsWith(words.plan.step))).toBe(true);
    });

    it('says what each picture shows', async () => {
      for (const each of [await improvedHome(), await plannedHome()]) {
        const { tags, strayPictures } = await read(each);
        const figures = tagsOf(tags, 'Figure').map(({ alt }) => alt ?? '');
        expect(strayPictures).toBe(0);
        expect(figures).not.toContain('');
        expect(figures.filter((alt) => alt.includes(words.photoOf(1))).length).toBeGreaterThan(1);
      }
    });

    it('has the drawing of a hazard that its owner speaks for, what they answered, and no percentage', async () => {
      const said = await saidHome();
      const text = await textOf((await make(locale, said)).pdf);
      const { tags } = await read(said);
      const { [locale]: texts } = { en: hazardTextsEn, es: hazardTextsEs };
      const alt = words.findings.drawing(texts.windows_single_pane.title);
      const drawings = tagsOf(tags, 'Figure').filter((figure) => figure.alt === alt);
      // What is written in the drawing: one pane, and two.
      expect(drawings.map((figure) => figure.text)).toEqual(['12']);
      const answered = `${words.answers.values.yes}. ${words.answers.ownerSaid}`;
      for (const shown of [answered, words.findings.drawingNote]) {
        expect(text).toContain(shown);
      }
      const [sure = ''] = words.findings.sure(0).split('0%');
      expect(text).not.toMatch(new RegExp(`${sure}\\d`));
    });

    it('has the photo of a hazard that it shows, and no drawing', async () => {
      const { tags } = await read(await plannedHome());
      const alts = tagsOf(tags, 'Figure').map(({ alt }) => alt ?? '');
      const { [locale]: texts } = { en: hazardTextsEn, es: hazardTextsEs };
      const { title } = texts.zone0_firewood_lumber;
      expect(alts).toContainEqual(expect.stringMatching(`^${words.photoOf(1)}, .*: ${title}$`));
      expect(alts).not.toContain(words.findings.drawing(title));
    });

    it('has its links as links', async () => {
      const { tags } = await read(await plannedHome());
      expect(tagsOf(tags, 'Link').map(({ text }) => text)).toContainEqual(
        expect.stringContaining('/report-check#'),
      );
    });
  });

  it('is refused before there is a result', async () => {
    const { owner, url } = await place.newHome();
    const response = await owner.send('POST', `${url}/reports`, { locale: 'en' });
    expect(await response.json()).toMatchObject({ error: { code: 'analysis_not_found' } });
  });

  it('names the map that says what its owner hasn’t confirmed', async () => {
    const mapped = await mappedHome();
    const { pdf } = await make('en', mapped);
    const text = await textOf(pdf);
    for (const said of [
      'a building within 30 feet (right side (east); FEMA map, data from August 1, 2019)',
      'Dashed: a map shows it',
      'each last checked on September 25, 2026 or later',
      'Where the home is: Butte County (U.S. Census Bureau map, asked on November 28, 2026).',
    ]) {
      expect(text).toContain(said);
    }
    const { tags } = await readTags(pdf);
    expect(JSON.stringify(tagsOf(tags, 'Figure'))).toContain(
      'a building about 18 feet away, as a map shows',
    );
  });

  it('has letters of any script in its address', async () => {
    const far = await place.newHome();
    await far.addPhoto('front');
    await far.analyze();
    await place.app.database.admin.query(
      `update properties set address_formatted = 'Кедровая 松の木 Đường Nguyễn 12' where id = $1`,
      [far.propertyId],
    );
    const response = await far.owner.send('POST', `${far.url}/reports`, { locale: 'en' });
    expect(await textOf(Buffer.from(await response.arrayBuffer()))).toContain(
      'Кедровая 松の木 Đường Nguyễn 12',
    );
  });

  it('says where it can’t print what somebody wrote, on its first page too', async () => {
    const far = await place.newHome();
    await far.answer({ question_id: 'eaves_closed', answer: 'yes' });
    await place.app.database.admin.query(
      `update properties set address_formatted = '12 شارع النخيل, Paradise' where id = $1`,
      [far.propertyId],
    );
    for (const [locale, mark, note] of [
      ['en', '[can’t be printed here]', 'this report can’t print'],
      ['es', '[no se puede imprimir aquí]', 'este informe no puede imprimir'],
    ] as const) {
      const text = await textOf((await make(locale, far)).pdf);
      expect(text).toContain(`12 ${mark}, Paradise`);
      expect(text).toContain(note);
    }
    const { pdf } = await anyReport();
    expect(await textOf(pdf)).not.toContain('can’t print');
  });

  it('is listed for its owner', async () => {
    const { code, pdf } = await anyReport();
    const response = await home.owner.send('GET', `${home.url}/reports`);
    expect(await response.json()).toMatchObject({
      reports: expect.arrayContaining([
        expect.objectContaining({ code, bytes: pdf.length, locale: 'en' }),
      ]),
    });
  });
});

describe('a report of a home with ten hazards, photos, work done and every question answered', () => {
  it('prints a photo once that shows two hazards which one job removed', async () => {
    const laborious = await laboriousHome();
    const { pdf } = await make('en', laborious);
    const photos = await listPhotos(laborious.owner, laborious.propertyId);
    const number = photos.findIndex(({ image_id: id }) => id === 'clean-roof') + 1;
    const { tags } = await readTags(pdf);
    const pictures = tagsOf(tags, 'Figure').filter(
      ({ alt }) => alt?.startsWith('After: ') && alt.includes(`hoto ${number}`),
    );
    expect(pictures).toHaveLength(1);
    const text = await textOf(pdf);
    for (const type of ['roof_debris', 'gutter_debris'] as const) {
      expect(text).toContain(`${hazardTextsEn[type].title} Confirmed by the photo`);
    }
  });

  it.for(['en', 'es'] as const)(
    'has a map in %s only where something of the home can be on it',
    async (locale) => {
      const { propertyId, ...busy } = await busyHome();
      const move = (lat: number | null, lng: number | null) =>
        place.app.database.admin.query('update properties set lat = $2, lng = $3 where id = $1', [
          propertyId,
          lat,
          lng,
        ]);
      const figures = async () => {
        const { tags } = await readTags((await make(locale, { propertyId, ...busy })).pdf);
        return tagsOf(tags, 'Figure').map(({ alt }) => alt);
      };
      const { alt } = reportWords[locale].map;
      expect(await figures()).not.toContain(alt);
      await move(38.7, -120.8);
      expect(await figures()).toContain(alt);
      await move(null, null);
    },
  );

  it('has each answer with its day, and none with its time', async () => {
    const text = await textOf((await make('en', await busyHome())).pdf);
    expect(text).toMatch(/All was answered on \w+ \d+, 20\d\d\./);
    // When the report was made, and when photos were received, are moments.
    const times = text.match(/\d+:\d\d:\d\d [AP]M/g) ?? [];
    expect(times).toHaveLength(
      1 + (await listPhotos((await busyHome()).owner, (await busyHome()).propertyId)).length,
    );
  });
});

describe('a summary', () => {
  const summary = async (locale: Locale, { owner, url }: Home) => {
    const response = await owner.send('POST', `${url}/summaries`, { locale });
    expect(response.status).toBe(201);
    const code = response.headers.get('X-Report-Code') ?? '';
    const name = response.headers.get('Content-Disposition') ?? '';
    return { pdf: Buffer.from(await response.arrayBuffer()), code, name };
  };

  it.each(['en', 'es'] as const)(
    'in %s is one page, with twenty hazards and a long address, too',
    async (locale) => {
      const crowded = await place.newHome();
      await crowded.addPhoto('front', {
        direction: 'south',
        area: 'zone_0',
        shows: hazardTypeIds.slice(0, 24),
      });
      await crowded.analyze();
      const [analysis] = await crowded.analyses();
      expect(analysis?.hazards.length).toBeGreaterThanOrEqual(20);
      for (const address of ['1 Test Way, Paradise, CA', 'Calle larga '.repeat(80)]) {
        await place.app.database.admin.query(
          'update properties set address_formatted = $2 where id = $1',
          [crowded.propertyId, address],
        );
        const { pdf, code } = await summary(locale, crowded);
        const { totalPages } = await extractText(new Uint8Array(pdf));
        expect(totalPages).toBe(1);
        expect(await textOf(pdf)).toContain(code);
      }
    },
  );

  it('says what the first page of the report says, and is checked by its own code', async () => {
    const shown = await busyHome();
    const { pdf, code, name } = await summary('en', shown);
    expect(name).toMatch(/defensible-space-summary-[\d-]{10}\.pdf/);
    const text = await textOf(pdf);
    const [analysis] = await shown.analyses();
    for (const row of analysis?.explanation.rows ?? []) {
      if (row.kind === 'hazard') {
        expect(text).toContain(hazardTextsEn[row.hazard_type].title);
        expect(text).toContain(`${row.points.toFixed(2)} points`);
      }
    }
    expect(text).toContain('Checklist: Safer from Wildfires');
    // As the plan counts jobs; one may remove several hazards.
    expect(text).toContain('Work done: 1 job, 1 hazard');
    expect(reportWords.en.firstPage.work(2, 3, 1)).toBe('2 jobs, 3 hazards, 1 found again');
    expect(reportWords.es.firstPage.work(2, 3, 1)).toBe(
      '2 trabajos, 3 peligros, 1 de nuevo encontrado',
    );
    expect(text).toContain('Work can gain less by itself than its hazard costs');
    expect(text).toMatch(/Fixed, with a photo|Not met/);
    expect(await (await check(code)).json()).toMatchObject({ pages: 1 });
  });

  it('is tagged as a report is', async () => {
    const { pdf } = await summary('en', await busyHome());
    const { tags, drawn, read, strayPictures } = await readTags(pdf);
    expect([read, strayPictures]).toEqual([drawn, 0]);
    expect(tagsOf(tags, 'H1').map(({ text }) => text)).toEqual(['Defensible space summary']);
    const alts = tagsOf(tags, 'Figure').map(({ alt }) => alt);
    expect(alts).toContainEqual(expect.stringContaining('on a bar from 0 to 100'));
    expect(alts).toContainEqual(expect.stringMatching(/^Photo 1/));
  });
});

describe('a letter', () => {
  const draw = (text: string, locale: Locale = 'en') =>
    home.owner.send('POST', `${home.url}/letters`, { locale, text });

  it('is drawn as it was written, in any script', async () => {
    const response = await draw('Ana Törres\nКедровая 12\n\nWHAT I ASK FOR\n\n1. My score.');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toContain('letter-to-insurer.pdf');
    expect(await textOf(Buffer.from(await response.arrayBuffer()))).toBe(
      'Ana Törres Кедровая 12 WHAT I ASK FOR 1. My score. Page 1 of 1',
    );
  });

  it('is tagged, with its headings', async () => {
    const response = await draw('Ana\n\nWHAT I ASK FOR\n\nMy score.');
    const { tags, drawn, read, artifacts } = await readTags(
      Buffer.from(await response.arrayBuffer()),
    );
    expect(tagsOf(tags, 'H1', 'P')).toMatchObject([
      { role: 'P', text: 'Ana' },
      { role: 'H1', text: 'WHAT I ASK FOR' },
      { role: 'P', text: 'My score.' },
    ]);
    expect([read, artifacts]).toEqual([drawn, ['Page 1 of 1']]);
  });

  it('of the longest length is drawn', async () => {
    const line = 'The eaves of my house are enclosed. ';
    const response = await draw(line.repeat(letterLimit / line.length), 'es');
    expect(response.status).toBe(200);
  });

  it.each([
    ['empty', ' \n '],
    ['longer than ten pages', 'a'.repeat(letterLimit + 1)],
  ])('is refused when it is %s', async (_what, text) => {
    expect((await draw(text)).status).toBe(400);
  });

  it('leaves nothing behind', async () => {
    const words = `words-${randomUUID()}`;
    expect((await draw(words)).status).toBe(200);
    expect(await tablesWith(words)).toEqual([]);
  });
});

/** The tables of the database that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { admin } = place.app.database;
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await admin.query(
      `select 1 from ${name} as kept where strpos(kept::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

describe('checking a report', () => {
  it('gives anybody the hash and the number of pages of the file, but nothing about its home', async () => {
    const { pdf, code } = await anyReport();
    const response = await check(code);
    const seal = checkedReportSchema.strict().parse(await response.json());
    expect(seal.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    const { totalPages } = await extractText(new Uint8Array(pdf));
    expect(seal.pages).toBe(totalPages);
  });

  it('reads a code as people type it', async () => {
    const { code } = await anyReport();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect((await check(typed)).status).toBe(200);
  });

  it.each(['', 'nothing', 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA'])(
    'answers that no report has the code "%s"',
    async (code) => {
      const response = await check(code);
      expect(response.status).toBe(404);
      expect(
        z.object({ error: z.object({ code: z.string() }) }).parse(await response.json()),
      ).toEqual({ error: expect.objectContaining({ code: 'report_not_found' }) });
    },
  );

  it('knows no number of pages of a report from before they were counted', async () => {
    const code = reportCode(randomBytes(reportCodeBytes));
    await place.app.database.admin.query(
      `insert into reports (code, locale, bytes, sha256, made_at) values ($1, 'en', 1, 'sha', now())`,
      [code],
    );
    expect(await (await check(code)).json()).toMatchObject({ sha256: 'sha', pages: null });
  });

  it('still works once the home is gone', async () => {
    const gone = await place.newHome();
    await gone.addPhoto('front');
    await gone.analyze();
    const made = await gone.owner.send('POST', `${gone.url}/reports`, { locale: 'en' });
    const code = made.headers.get('X-Report-Code') ?? '';
    await gone.owner.send('DELETE', gone.url);
    await makeDeletionsFinal(place.app);
    expect((await check(code)).status).toBe(200);
    const { rows } = await place.app.database.admin.query(
      'select property_id from reports where code = $1',
      [code],
    );
    expect(rows).toEqual([{ property_id: null }]);
  });
});
