import { createHash } from 'node:crypto';
import {
  checkedReportSchema,
  hazardTextsEn,
  hazardTextsEs,
  hazardTypeIds,
  type Locale,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText } from 'unpdf';
import { z } from 'zod';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { joinHome } from '../home-people/testing/join-home.ts';
import { letInAssessor } from '../home-visits/testing/assessors.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { readTags, tagsOf } from './testing/read-tags.ts';

const mulch = 'zone0_combustible_mulch';

let place: Harness;
let owner: VisitorClient;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
});

afterAll(() => place.close());

interface Packet {
  readonly pdf: Uint8Array;
  readonly text: string;
  readonly code: string;
  readonly name: string;
}

async function packetAt(person: Client, path: string, locale: Locale = 'en'): Promise<Packet> {
  const response = await person.send('POST', `${path}/disclosure-packets`, { locale });
  expect(response.status, await response.clone().text()).toBe(201);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const pdf = new Uint8Array(await response.arrayBuffer());
  // The library takes the bytes over.
  const { text } = await extractText(pdf.slice(), { mergePages: true });
  return {
    pdf,
    text: text.replaceAll(/\s+/g, ' '),
    code: response.headers.get('X-Report-Code') ?? '',
    name: /filename="(.*)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '',
  };
}

async function homeAt(address: string): Promise<Home> {
  owner = await newPersonsProgram(place.app);
  const made = await place.newHome(owner);
  const moved = await owner.send('PUT', `${made.url}/address`, { address, state: null });
  expect(moved.status).toBe(200);
  return made;
}

const day = new Date().toISOString().slice(0, 10);

/** With a photo that shows mulch and one that shows nothing, work that is done, and what an owner says. */
async function furnishedHome(address: string): Promise<Home> {
  home = await homeAt(address);
  await home.addPhoto('front', { direction: 'south', area: 'zone_0', shows: [mulch] });
  await home.addPhoto('back', { direction: 'north', area: 'zone_0' });
  await owner.send('PUT', `${home.url}/photos/back/placement`, {
    direction: 'north',
    area: 'zone_0',
    caption: 'Unmistakable neighbor Bob',
  });
  await home.analyze();
  await home.answer(
    { question_id: 'roof_clean', answer: 'no' },
    { question_id: 'vents_fine_mesh', answer: 'yes' },
  );
  const done = { done_on: day, cost_usd: 31_417, note: 'Unmistakable cousin' };
  await owner.send('PUT', `${home.url}/plan/clean_roof_and_gutters/done`, done);
  await owner.send('PUT', `${home.url}/sale`, {
    contract_on: '2027-01-15',
    closing_on: '2027-03-01',
  });
  return home;
}

describe('a disclosure packet', () => {
  let packet: Packet;
  beforeAll(async () => {
    await furnishedHome('6500 Skyway, Paradise, CA 95969');
    await owner.send('PUT', `${home.url}/address-facts`, {
      fact: 'sale_zone',
      value: { zone: 'very_high' },
    });
    packet = await packetAt(owner, home.url);
  });

  it('says what it is, promises nothing, and names what it isn’t', () => {
    expect(packet.text).toContain('Wildfire disclosure packet');
    expect(packet.text).toContain('6500 Skyway, Paradise, CA 95969');
    expect(packet.text).toContain('It promises nothing.');
    expect(packet.text).toContain('not the paper that a law asks for at a sale');
    expect(packet.text).not.toMatch(/certified|verified by|guarantee/i);
  });

  it('counts California’s days from those of the sale, with its laws', () => {
    expect(packet.text).toContain('The contract is signed on January 15, 2027');
    expect(packet.text).toContain('must have been obtained on July 15, 2026 or later');
    expect(packet.text).toContain('the buyer has until March 1, 2028');
    expect(packet.text).toContain('Civil Code 1102.19');
    expect(packet.text).toContain('Civil Code 1102.6f');
  });

  it('says of the place by whose word it is', () => {
    expect(packet.text).toMatch(
      /Very High fire hazard zone \(the owner’s word of \w+ \d+, \d{4}\)/,
    );
  });

  it('has every hazard that is looked at, in a list or beside them, with its state', () => {
    for (const type of hazardTypeIds) {
      expect(packet.text, type).toContain(hazardTextsEn[type].title);
    }
    const title = hazardTextsEn[mulch].title;
    expect(packet.text).toMatch(new RegExp(`${title} Found Seen in photo 1\\.`));
    expect(packet.text).toContain('Not asked about –');
  });

  it('says what rests on the owner’s word, with its date', () => {
    const { title } = hazardTextsEn.vents_unscreened;
    expect(packet.text).toMatch(
      new RegExp(`${title} None found The owner’s word of \\w+ \\d+, \\d{4}\\.`),
    );
    expect(packet.text).toContain('As the owner said, work about it was done on');
  });

  it('has each photo with its dates, and neither notes nor costs', () => {
    expect(packet.text).toMatch(/Photo 1, south side, .*?Received \w+ \d+, \d{4}/);
    expect(packet.text).toMatch(/Photo 2, north side, /);
    expect(packet.text).not.toMatch(/nmistakable|31,?417|\.jpe?g/);
  });

  it('says that permits and papers of inspections aren’t kept', () => {
    expect(packet.text).toContain('the paper of an inspection aren’t kept here');
  });

  it('is named by its home and its day', () => {
    expect(packet.name).toMatch(
      /^wildfire-disclosure-6500-skyway-paradise-ca-95969-\d{4}-\d{2}-\d{2}\.pdf$/,
    );
  });

  it('is checked by its code as reports are', async () => {
    const response = await owner.send('POST', '/api/report-checks', { code: packet.code });
    const { sha256 } = checkedReportSchema.parse(await response.json());
    expect(sha256).toBe(createHash('sha256').update(packet.pdf).digest('hex'));
  });

  it('is read by screen readers in order, with an alternative for each photo', async () => {
    const { tags } = await readTags(Buffer.from(packet.pdf));
    expect(tagsOf(tags, 'H1')).toHaveLength(1);
    expect(tagsOf(tags, 'H2').length).toBeGreaterThan(5);
    const alternatives = tagsOf(tags, 'Figure').map(({ alt }) => alt);
    expect(alternatives.slice(-2)).toEqual([
      'Photo 1, south side, first five feet',
      'Photo 2, north side, first five feet',
    ]);
  });

  it('is written in Spanish', async () => {
    const { text } = await packetAt(owner, home.url, 'es');
    expect(text).toContain('No promete nada.');
    expect(text).toContain('Qué puede mirar una inspección');
    for (const type of hazardTypeIds) expect(text, type).toContain(hazardTextsEs[type].title);
    expect(text).not.toMatch(/the owner|Photo \d|undefined/);
  });
});

describe('a packet elsewhere than in California', () => {
  it('has none of its laws, days or lists, and the same otherwise', async () => {
    await furnishedHome('3 Prairie Road, Wichita, KS 67202');
    const { text } = await packetAt(owner, home.url);
    expect(text).toContain('No law of Kansas is known here');
    expect(text).not.toMatch(/California|1102|1299|retrofits|the buyer has until/);
    expect(text).toContain('The sale closes on March 1, 2027');
    for (const type of hazardTypeIds) {
      expect(text, type).toContain(hazardTextsEn[type].title);
    }
  });
});

describe('a packet of a home', () => {
  it('without photos rests on answers, and says so', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    const { text } = await packetAt(owner, home.url);
    expect(text).toContain('There are no photos: all of it rests on answers.');
    expect(text).not.toContain('A date is the one that the camera wrote');
    expect(text).toContain('whether this home is in one isn’t known here');
  });

  it('says by whose word the zone is that its laws hold in, where the map for sales wasn’t read', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    await owner.send('PUT', `${home.url}/address-facts`, {
      fact: 'hazard_zone',
      value: { zone: 'very_high' },
    });
    const { text } = await packetAt(owner, home.url);
    expect(text).toContain('In force here at a sale.');
    expect(text).toMatch(
      /Fire hazard zone Very High fire hazard zone \(the owner’s word of \w+ \d+, \d{4}\)/,
    );
    expect(text).not.toContain('by the map for sales');
  });

  it('tells what a photo may show and what nobody was sure of from what nobody was asked', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.addPhoto('front', {
      direction: 'south',
      area: 'zone_0',
      shows: [mulch],
      confidence: 0.3,
    });
    await home.analyze();
    await home.answer({ question_id: 'vents_fine_mesh', answer: 'not_sure' });
    const { text } = await packetAt(owner, home.url);
    expect(text).toMatch(
      new RegExp(
        `${hazardTextsEn[mulch].title} Not known for sure Possibly seen in photo 1, but not for sure\\.`,
      ),
    );
    expect(text).toMatch(
      new RegExp(
        `${hazardTextsEn.vents_unscreened.title} Not known for sure Asked, and answered “not sure,” on`,
      ),
    );
  });

  it('rests nothing on the word of an owner that it was there, once they say that it is gone', async () => {
    await furnishedHome('6500 Skyway, Paradise, CA 95969');
    const { text } = await packetAt(owner, home.url);
    expect(text).toMatch(
      new RegExp(`${hazardTextsEn.roof_debris.title} None found As the owner said, work about it`),
    );
  });

  it('without a result isn’t made', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    const made = await owner.send('POST', `${home.url}/disclosure-packets`, { locale: 'en' });
    await expectError(made, 'analysis_not_found');
  });

  it('names what an assessor saw as theirs, and their visit', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    const assessor = await letInAssessor(place.app, home);
    const answers = [{ question_id: 'roof_clean', side: null, answer: 'no' }];
    const saw = await assessor.send('PUT', `${home.url}/answers`, { answers, seen_on: day });
    expect(saw.status).toBe(200);
    const { text } = await packetAt(owner, home.url);
    const { title } = hazardTextsEn.roof_debris;
    expect(text).toMatch(new RegExp(`${title} Found An assessor, Ana Ruiz, saw this on`));
    expect(text).toContain('Visit of an assessor whom the owner let in, Ana Ruiz');
  });

  it('tells a former owner’s word from its owner’s, who takes it up by answering', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    const made = await owner.send('POST', `${home.url}/hand-over-links`, {
      keeps_history: true,
      stays_as_agent: false,
    });
    const { url } = z.object({ url: z.url() }).parse(await made.json());
    const buyer = await newPersonsProgram(place.app);
    await buyer.fetch(new URL(url).pathname, {
      method: 'POST',
      headers: { Origin: place.app.url },
    });
    const former = await packetAt(buyer, home.url);
    expect(former.text).toContain('A former owner’s word of');
    expect(former.text).toContain('The home was handed to its owner on');
    place.app.clock.advance(1000);
    const answers = [{ question_id: 'roof_clean', side: null, answer: 'no' }];
    await buyer.send('PUT', `${home.url}/answers`, { answers });
    const own = await packetAt(buyer, home.url);
    expect(own.text).not.toContain('former owner’s word of');
    // Of work, nobody says anew what the former owner said.
    const report = await buyer.send('POST', `${home.url}/reports`, { locale: 'en' });
    const { text } = await extractText(new Uint8Array(await report.arrayBuffer()), {
      mergePages: true,
    });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'What is older and is given as the owner’s word, or as what the owner said, is a former owner’s.',
    );
  });
});

describe('whom the owner gave the papers of the sale', () => {
  it('makes the same packet, with their name on it', async () => {
    await furnishedHome('6500 Skyway, Paradise, CA 95969');
    const agent = await newPersonsProgram(place.app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent, true);
    const theirs = await packetAt(agent, `/api/home-roles/${id}`);
    const own = await packetAt(owner, home.url);
    expect(theirs.text).toContain('Made by Kim Lee, whom the home’s owner invited as its agent.');
    const after = (text: string) =>
      text
        .slice(text.indexOf('Where the home is'))
        .replaceAll(/Packet code .*? Page \d+ of \d+/g, '');
    expect(after(theirs.text)).toBe(after(own.text));
    const listed = await owner.fetch(`${home.url}/reports`);
    expect(await listed.text()).toContain(theirs.code);
  });

  it('makes it no longer once the role has ended', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    const buyer = await newPersonsProgram(place.app);
    const { id } = await joinHome(owner, home.propertyId, 'buyer', buyer, true);
    await packetAt(buyer, `/api/home-roles/${id}`);
    await owner.send('DELETE', `${home.url}/people/${id}`);
    const again = await buyer.send('POST', `/api/home-roles/${id}/disclosure-packets`, {
      locale: 'en',
    });
    await expectError(again, 'home_role_not_found');
  });

  it('is nobody else: no other agent or buyer, and nobody by the owner’s address', async () => {
    home = await homeAt('6500 Skyway, Paradise, CA 95969');
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    const made = { locale: 'en' };
    for (const role of ['agent', 'buyer', 'assessor'] as const) {
      const person = await newPersonsProgram(place.app);
      const { id } = await joinHome(owner, home.propertyId, role, person);
      const asked = await person.send('POST', `/api/home-roles/${id}/disclosure-packets`, made);
      await expectError(asked, 'home_role_not_found');
      const asOwner = await person.send('POST', `${home.url}/disclosure-packets`, made);
      await expectError(asOwner, 'property_not_found');
    }
    const { rows } = await place.app.database.admin.query(
      'select from reports where property_id = $1',
      [home.propertyId],
    );
    expect(rows).toEqual([]);
  });
});
