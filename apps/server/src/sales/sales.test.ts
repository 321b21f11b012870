import {
  homePeopleSchema,
  homeSaleSchema,
  listingsSchema,
  propertySchema,
  saleListsSchema,
  type HandOver,
} from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { openHarness, type Harness, type Home } from '../corrections/testing/harness.ts';
import { joinHome } from '../home-people/testing/join-home.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client, VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

const mulch = 'zone0_combustible_mulch';
const sale = { contract_on: '2027-01-15', closing_on: '2027-03-01' };

let place: Harness;
let app: TestApp;
let owner: VisitorClient;
let home: Home;

beforeAll(async () => {
  place = await openHarness();
  app = place.app;
});

afterAll(() => place.close());

beforeEach(async () => {
  owner = await newPersonsProgram(app);
  home = await place.newHome(owner);
});

const admin = (text: string, values: readonly unknown[] = [home.propertyId]) =>
  app.database.admin.query(text, [...values]);
const saleOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return homeSaleSchema.strict().parse(await response.json());
};
const listings = async (person: Client) =>
  listingsSchema.strict().parse(await (await person.fetch('/api/listings')).json()).listings;

async function linkFrom(by: Client, what: HandOver): Promise<string> {
  const made = await by.send('POST', `${home.url}/hand-over-links`, what);
  const { url } = z.object({ url: z.url() }).parse(await made.json());
  return new URL(url).pathname;
}

/** Presses the button of the page, as its reader decided about the agent. */
async function claim(to: Client, link: string, keepsAgent = false): Promise<void> {
  const claimed = await to.fetch(link, {
    method: 'POST',
    headers: { Origin: app.url },
    ...(keepsAgent && { body: new URLSearchParams({ keep_agent: 'yes' }) }),
  });
  expect(claimed.status).toBe(303);
}

async function handOver(to: Client, what: HandOver, by: Client = owner): Promise<void> {
  await claim(to, await linkFrom(by, what));
}

describe('the days of a sale', () => {
  it('are kept with the home, entered by its owner or its agent, and read by its buyer', async () => {
    const agent = await newPersonsProgram(app);
    const buyer = await newPersonsProgram(app);
    const { id: agentsRole } = await joinHome(owner, home.propertyId, 'agent', agent);
    const { id: buyersRole } = await joinHome(owner, home.propertyId, 'buyer', buyer);
    const later = { ...sale, closing_on: '2027-03-15' };
    expect(await saleOf(await owner.fetch(`${home.url}/sale`))).toEqual({
      contract_on: null,
      closing_on: null,
    });
    expect(await saleOf(await owner.send('PUT', `${home.url}/sale`, sale))).toEqual(sale);
    const ofAgent = `/api/home-roles/${agentsRole}/sale`;
    expect(await saleOf(await agent.fetch(ofAgent))).toEqual(sale);
    expect(await saleOf(await agent.send('PUT', ofAgent, later))).toEqual(later);
    const ofBuyer = `/api/home-roles/${buyersRole}/sale`;
    expect(await saleOf(await buyer.fetch(ofBuyer))).toEqual(later);
    await expectError(await buyer.send('PUT', ofBuyer, sale), 'home_role_not_found');
    expect(await saleOf(await owner.fetch(`${home.url}/sale`))).toEqual(later);
  });

  it('stay where one of them is said anew, as by owner and agent at once', async () => {
    await owner.send('PUT', `${home.url}/sale`, { contract_on: '2027-01-15' });
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent);
    const said = await agent.send('PUT', `/api/home-roles/${id}/sale`, {
      closing_on: '2027-03-01',
    });
    expect(await saleOf(said)).toEqual(sale);
    const takenBack = await owner.send('PUT', `${home.url}/sale`, { contract_on: null });
    expect(await saleOf(takenBack)).toEqual({ ...sale, contract_on: null });
  });

  it('are no business of an assessor, of somebody else’s agent, or of one whose role has ended', async () => {
    await owner.send('PUT', `${home.url}/sale`, sale);
    const assessor = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'assessor', assessor);
    await expectError(await assessor.fetch(`/api/home-roles/${id}/sale`), 'home_role_not_found');
    await expectError(await assessor.fetch(`${home.url}/sale`), 'property_not_found');
    const agent = await newPersonsProgram(app);
    const { id: role } = await joinHome(owner, home.propertyId, 'agent', agent);
    const other = await newPersonsProgram(app);
    const otherHome = await place.newHome();
    await joinHome(otherHome.owner, otherHome.propertyId, 'agent', other);
    await expectError(await other.fetch(`/api/home-roles/${role}/sale`), 'home_role_not_found');
    await owner.send('DELETE', `${home.url}/people/${role}`);
    await expectError(await agent.fetch(`/api/home-roles/${role}/sale`), 'home_role_not_found');
    const changing = await agent.send('PUT', `/api/home-roles/${role}/sale`, sale);
    await expectError(changing, 'home_role_not_found');
    expect(await listings(agent)).toEqual([]);
  });

  it('lie where such a sale can be', async () => {
    for (const day of ['1999-01-01', '2127-01-15', '2027-02-30', 'soon']) {
      const answer = await owner.send('PUT', `${home.url}/sale`, { ...sale, closing_on: day });
      expect(answer.status, day).toBe(400);
    }
  });
});

describe('an agent’s list', () => {
  it('has each home with its days and how it stands, and nobody else’s', async () => {
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent);
    await admin(`update properties set owners_state = 'CA' where id = $1`);
    await owner.send('PUT', `${home.url}/sale`, sale);
    expect(await listings(agent)).toMatchObject([
      { role_id: id, role: 'agent', state: 'CA', sale, points: null },
    ]);
    await home.answer(
      { question_id: 'roof_clean', answer: 'no' },
      { question_id: 'vents_fine_mesh', answer: 'yes' },
    );
    const [listed] = await listings(agent);
    expect(listed?.points).toMatchObject({ found: 1, none_found: 1 });
    expect(listed?.points?.not_asked).toBeGreaterThan(5);
    expect(await listings(await newPersonsProgram(app))).toEqual([]);
  });

  it('says nothing of California’s lists elsewhere', async () => {
    const agent = await newPersonsProgram(app);
    await joinHome(owner, home.propertyId, 'agent', agent);
    await admin(`update properties set owners_state = 'OR' where id = $1`);
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    expect(await listings(agent)).toMatchObject([{ state: 'OR', points: null }]);
  });
});

describe('the lists for a sale, point by point', () => {
  const listsFor = async (person: Client, roleId: string) => {
    const response = await person.fetch(`/api/home-roles/${roleId}/sale-lists`);
    expect(response.status).toBe(200);
    return saleListsSchema.strict().parse(await response.json()).lists;
  };

  it('are read by an agent whose invitation said so, with what was done when', async () => {
    const agent = await newPersonsProgram(app);
    const { id, sees_papers: papers } = await joinHome(
      owner,
      home.propertyId,
      'agent',
      agent,
      true,
    );
    expect(papers).toBe(true);
    await admin(`update properties set owners_state = 'CA' where id = $1`);
    expect(await listsFor(agent, id)).toBeNull();
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    const found = await listsFor(agent, id);
    expect(found?.map(({ list }) => list)).toEqual(['inspected', 'retrofits']);
    const debris = { hazard_type: 'roof_debris', state: 'found', done: null };
    expect(found?.[0]?.points).toContainEqual(debris);
    const day = new Date().toISOString().slice(0, 10);
    const done = { done_on: day, cost_usd: 31_417, note: '' };
    const said = await owner.send('PUT', `${home.url}/plan/clean_roof_and_gutters/done`, done);
    expect(said.status, await said.text()).toBe(200);
    const lists = await listsFor(agent, id);
    expect(
      lists?.[0]?.points.find(({ hazard_type: type }) => type === 'roof_debris'),
    ).toMatchObject({ state: 'none_found', done: { basis: 'said', done_on: day } });
    expect(JSON.stringify(lists)).not.toContain('31417');
  });

  it('follow the owner’s word of the place, which no other role reads', async () => {
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent, true);
    await admin(`update properties set owners_state = 'CA' where id = $1`);
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    expect(await listsFor(agent, id)).toHaveLength(2);
    const said = await owner.send('PUT', `${home.url}/address-facts`, {
      fact: 'sale_zone',
      value: { zone: 'non_wildland' },
    });
    expect(said.status, await said.text()).toBe(200);
    expect(await listsFor(agent, id)).toEqual([]);
  });

  it('are none elsewhere', async () => {
    const buyer = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'buyer', buyer, true);
    await admin(`update properties set owners_state = 'KS' where id = $1`);
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    expect(await listsFor(buyer, id)).toEqual([]);
  });

  it('are nobody’s to whom they weren’t given', async () => {
    await home.answer({ question_id: 'roof_clean', answer: 'no' });
    for (const [role, papers] of [
      ['agent', false],
      ['buyer', false],
      ['assessor', true],
    ] as const) {
      const person = await newPersonsProgram(app);
      const { id } = await joinHome(owner, home.propertyId, role, person, papers);
      await expectError(
        await person.fetch(`/api/home-roles/${id}/sale-lists`),
        'home_role_not_found',
      );
    }
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent, true);
    const other = await newPersonsProgram(app);
    await expectError(await other.fetch(`/api/home-roles/${id}/sale-lists`), 'home_role_not_found');
    await owner.send('DELETE', `${home.url}/people/${id}`);
    await expectError(await agent.fetch(`/api/home-roles/${id}/sale-lists`), 'home_role_not_found');
  });
});

describe('a home that is handed over', () => {
  const everything = { keeps_history: true, stays_as_agent: false };
  const staying = { keeps_history: true, stays_as_agent: true };

  it('leaves behind what is its seller’s alone', async () => {
    await home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' });
    const done = await owner.send('PUT', `${home.url}/plan/replace_mulch/done`, {
      done_on: new Date().toISOString().slice(0, 10),
      cost_usd: 31_417,
      hours: 27.5,
      cubic_yards: 4.25,
      note: 'Unmistakable gravel',
    });
    expect(done.status).toBe(200);
    await owner.send('POST', `${home.url}/people`, {
      role: 'agent',
      name: 'Kim',
      email: 'unmistakable@example.org',
    });
    await owner.send('POST', '/functions/v1/send-policy-review', {
      firstName: 'Unmistakable',
      lastName: 'Seller',
      email: 'unmistakable@example.org',
      property_id: home.propertyId,
    });
    await owner.send('POST', '/api/leads', {
      id: crypto.randomUUID(),
      address: '1 Unmistakable Way',
      visit: { session_id: 'a', landing_page: '/', current_page: '/' },
      property_id: home.propertyId,
      share: false,
    });
    await owner.send('PUT', `${home.url}/sale`, sale);
    const buyer = await newPersonsProgram(app);
    await handOver(buyer, everything);
    const { rows } = await admin(
      'select done_on is not null as done, cost_usd, hours, cubic_yards, note from planned_actions where property_id = $1',
    );
    expect(rows).toEqual([
      { done: true, cost_usd: null, hours: null, cubic_yards: null, note: null },
    ]);
    const theirs = await buyer.fetch('/api/my-data');
    const text = Buffer.from(await theirs.arrayBuffer()).toString('latin1');
    expect(text).not.toContain('nmistakable');
    for (const table of ['leads', 'policy_review_requests', 'insurer_notices', 'outbox']) {
      const left = await admin(`select from ${table} where property_id = $1`);
      expect(left.rows, table).toEqual([]);
    }
    expect(await saleOf(await buyer.fetch(`${home.url}/sale`))).toEqual(sale);
  });

  it.each([
    ['with all results', true, 2],
    ['with the newest result alone', false, 1],
  ])('goes %s, as its seller chose', async (_what, keepsHistory, count) => {
    await home.addPhoto('front', { direction: 'north', area: 'zone_0', shows: [mulch] });
    await home.analyze();
    await home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' });
    const [newest] = await home.analyses();
    const buyer = await newPersonsProgram(app);
    await handOver(buyer, { keeps_history: keepsHistory, stays_as_agent: false });
    const { rows } = await admin(
      'select id from analyses where property_id = $1 order by created_at desc',
    );
    expect(rows).toHaveLength(count);
    expect(rows[0]).toEqual({ id: newest?.analysis_id });
    const seen = await buyer.fetch(`${home.url}/analyses/${newest?.analysis_id}`);
    expect(seen.status).toBe(200);
    const history = await buyer.fetch(`${home.url}/score-history`);
    expect(history.status).toBe(200);
  });

  it('keeps what was noted of work when its owner opens their own link', async () => {
    await home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' });
    await owner.send('PUT', `${home.url}/plan/replace_mulch/done`, {
      done_on: new Date().toISOString().slice(0, 10),
      cost_usd: 300,
      note: 'Gravel',
    });
    await handOver(owner, everything);
    const { rows } = await admin('select cost_usd from planned_actions where property_id = $1');
    expect(rows).toEqual([{ cost_usd: 300 }]);
  });

  it('ends its agent’s right: they don’t get its score anymore', async () => {
    await home.answer({ question_id: 'mulch_at_wall', side: 'east', answer: 'yes' });
    const agent = await newPersonsProgram(app);
    const { id } = await joinHome(owner, home.propertyId, 'agent', agent);
    expect((await agent.fetch(`/api/home-roles/${id}/home`)).status).toBe(200);
    await handOver(await newPersonsProgram(app), everything);
    for (const path of ['home', 'sale']) {
      const asked = await agent.fetch(`/api/home-roles/${id}/${path}`);
      await expectError(asked, 'home_role_not_found');
    }
    expect(await listings(agent)).toEqual([]);
  });

  it('keeps who asked to stay as its agent, if its new owner lets them, by their account’s name, until its owner ends it', async () => {
    const seller = app.newBrowser();
    await claim(seller, await linkFrom(owner, staying), true);
    expect(await listings(owner)).toMatchObject([{ role: 'agent' }]);
    const listed = await seller.fetch(`${home.url}/people`);
    const { people } = homePeopleSchema.parse(await listed.json());
    expect(people).toMatchObject([
      { role: 'agent', joined_name: 'Ana Ruiz', ended_at: null, sees_papers: false },
    ]);
    await expectError(await owner.fetch(home.url), 'property_not_found');
    await seller.send('DELETE', `${home.url}/people/${people[0]?.id}`);
    expect(await listings(owner)).toEqual([]);
  });

  it('keeps nobody as its agent whom its new owner doesn’t let stay', async () => {
    await handOver(app.newBrowser(), staying);
    expect(await listings(owner)).toEqual([]);
  });

  it('keeps nobody as its agent who didn’t ask to stay', async () => {
    await claim(app.newBrowser(), await linkFrom(owner, everything), true);
    expect(await listings(owner)).toEqual([]);
  });

  it.each([
    ['from an owner who asks to stay', true, staying, 'Handed over by an agent'],
    ['from an owner who doesn’t', true, everything, 'Handed over'],
    ['from a visitor, who can’t stay', false, staying, 'Handed over'],
  ])('says on its page what it comes to, %s', async (_who, hasAccount, what, title) => {
    if (!hasAccount) home = await place.newHome();
    const link = await linkFrom(hasAccount ? owner : home.owner, what);
    const page = await app.newBrowser().fetch(link, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain(`<title>${title}</title>`);
  });

  it('says since when what was said is its former owner’s word, unless it only moved to another browser', async () => {
    const isHandedOver = async (by: Client) =>
      propertySchema.parse(await (await by.fetch(home.url)).json()).handed_over_at !== undefined;
    const buyer = await newPersonsProgram(app);
    expect(await isHandedOver(owner)).toBe(false);
    const moved = await owner.send('POST', `${home.url}/claim-links`);
    const { url } = z.object({ url: z.url() }).parse(await moved.json());
    await claim(buyer, new URL(url).pathname);
    expect(await isHandedOver(buyer)).toBe(false);
    const second = await newPersonsProgram(app);
    await handOver(second, everything, buyer);
    expect(await isHandedOver(second)).toBe(true);
  });

  it('keeps no agent who has no account', async () => {
    const made = await place.newHome();
    home = made;
    await claim(app.newBrowser(), await linkFrom(made.owner, staying), true);
    const { rows } = await admin('select from home_people where property_id = $1');
    expect(rows).toEqual([]);
  });
});
