import { randomUUID } from 'node:crypto';
import { storedPolicyReviewsSchema, policyReviewLimits } from '@dss/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeletionsFinal } from '../deletion/testing/once-final.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createBrowser, type Client, type VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import { contact } from './testing/contact.ts';

let app: TestApp;
let visitor: VisitorClient;

beforeAll(async () => {
  app = await startTestApp({ rateLimits: specifiedLimits });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.database.admin.query('truncate rate_events, rate_counts');
  await app.database.admin.query('delete from policy_review_requests');
  visitor = await app.newVisitor();
});

const send = (client: Client, body: unknown) =>
  client.send('POST', '/functions/v1/send-policy-review', body);

async function kept(): Promise<Array<Record<string, unknown>>> {
  const { rows } = await app.database.admin.query<Record<string, unknown>>(
    'select property_id, first_name, last_name, email, phone, notes, locale from policy_review_requests',
  );
  return rows;
}

describe('a request for a policy review', () => {
  it('is stored as typed, with the property on whose page it was made', async () => {
    const property = await app.newProperty(visitor);
    const response = await send(visitor, { ...contact, property_id: property });

    expect(await response.json()).toEqual({ success: true });
    expect(await kept()).toEqual([
      {
        property_id: property,
        first_name: 'Maura',
        last_name: "O'Brien",
        email: 'maura@example.org',
        phone: '(530) 555-0100',
        notes: 'My renewal is due in May. <Please> call after 5.',
        locale: 'en',
      },
    ]);
  });

  it('needs no property, phone, notes or visitor', async () => {
    const { firstName, lastName, email } = contact;
    const response = await send(app.stranger, { firstName, lastName, email, phone: ' ' });

    expect(response.status).toBe(200);
    expect(await kept()).toMatchObject([{ property_id: null, phone: null, notes: null }]);
  });

  it('outlives its property', async () => {
    const property = await app.newProperty(visitor);
    await send(visitor, { ...contact, property_id: property });
    expect((await visitor.send('DELETE', `/api/properties/${property}`)).status).toBe(204);
    await makeDeletionsFinal(app);

    expect(await kept()).toMatchObject([{ property_id: null, email: contact.email }]);
  });

  it('is stored once, however often it is sent', async () => {
    const named = { ...contact, request_id: randomUUID() };
    await send(visitor, named);

    expect((await send(visitor, named)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it("treats another visitor's property like one that doesn't exist", async () => {
    const foreign = await app.newProperty(await app.newVisitor());
    for (const id of [foreign, randomUUID(), 'front']) {
      await expectError(await send(visitor, { ...contact, property_id: id }), 'property_not_found');
    }
    expect(await kept()).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email'])('is refused without %s', async (field) => {
    for (const value of [undefined, null, '', '  ']) {
      const refused = await send(visitor, { ...contact, [field]: value });
      expect((await expectError(refused, 'missing_required_fields')).message).toBe(
        'Please fill in all required fields (First Name, Last Name, and Email Address).',
      );
      await app.database.admin.query('truncate rate_events, rate_counts');
    }
    expect(await kept()).toEqual([]);
  });

  it('is refused with an unusable e-mail address', async () => {
    for (const email of ['maura', 'maura@', 'a b@example.org', `${'a'.repeat(250)}@x.org`]) {
      await expectError(await send(visitor, { ...contact, email }), 'invalid_email');
    }
  });

  it.each([
    ['firstName', policyReviewLimits.name],
    ['lastName', policyReviewLimits.name],
    ['phone', policyReviewLimits.phone],
    ['notes', policyReviewLimits.notes],
  ])('may have a %s of up to %i characters', async (field, max) => {
    expect((await send(visitor, { ...contact, [field]: 'é'.repeat(max) })).status).toBe(200);
    await expectError(
      await send(visitor, { ...contact, [field]: 'é'.repeat(max + 1) }),
      'invalid_request',
    );
  });
});

describe('the mails of requests', () => {
  const mailsOf = async (template: string) => {
    const { rows } = await app.database.admin.query<{ recipient: string }>(
      'select recipient from outbox where name = $1',
      [template],
    );
    return rows.map(({ recipient }) => recipient);
  };

  beforeEach(() => app.database.admin.query('delete from outbox'));

  it('go to one mailbox ten times an hour at most, however it is written and whoever asks', async () => {
    for (let time = 0; time < 12; time += 1) {
      const asker = time % 6 === 0 ? await app.newVisitor() : visitor;
      const email = `${time < 6 ? 'maura' : 'ma.ura'}+${time}@example.org`;
      expect((await send(asker, { ...contact, email })).status).toBe(200);
    }
    expect(await mailsOf('policy_review_received')).toHaveLength(10);
    expect(await mailsOf('policy_review_request')).toHaveLength(12);
    expect((await send(app.stranger, { ...contact, email: 'noor@example.org' })).status).toBe(200);
    expect(await mailsOf('policy_review_received')).toContain('noor@example.org');
  });

  it('are counted once for a request that is sent again', async () => {
    const named = { ...contact, request_id: randomUUID() };
    for (let time = 0; time < 10; time += 1) await send(visitor, named);
    await send(app.stranger, { ...contact, email: 'Maura@example.org' });
    expect(await mailsOf('policy_review_received')).toHaveLength(2);
  });

  it('go to the agency a hundred times an hour at most, after which requests are refused', async () => {
    const { limits } = specifiedLimits;
    const few = {
      ...specifiedLimits,
      limits: { ...limits, mailToAgency: { ...limits.mailToAgency, max: 2 } },
    };
    const small = await startTestApp({ rateLimits: few });
    try {
      for (const email of ['a@example.org', 'b@example.org']) {
        expect((await send(small.stranger, { ...contact, email })).status).toBe(200);
      }
      await expectError(await send(small.stranger, contact), 'too_many_requests');
      const { rows } = await small.database.admin.query('select from policy_review_requests');
      expect(rows).toHaveLength(2);
    } finally {
      await small.close();
    }
  });
});

describe('what became of a request', () => {
  it('is shown to operators, who can change it', async () => {
    const operator = createBrowser(app.url);
    const { admin } = app.database;
    const listed = async () => {
      const response = await operator.fetch('/api/operations/policy-reviews');
      const { requests } = storedPolicyReviewsSchema.strict().parse(await response.json());
      return requests;
    };
    await send(visitor, contact);
    const [request] = await listed();
    expect(request).toMatchObject({ status: 'new', last_name: "O'Brien", suspected_spam: false });
    const mail = randomUUID();
    await admin.query(
      `insert into outbox (id, kind, recipient, name) values ($1, 'mail', 'a@example.org', 'policy_review_request')`,
      [mail],
    );
    const mailIs = (change: string) =>
      admin.query(`update outbox set ${change} where id = $1`, [mail]);
    await admin.query('update policy_review_requests set agency_mail_id = $1', [mail]);
    await mailIs('sent_at = now()');
    expect((await listed())[0]?.status).toBe('mailed');
    await mailIs('sent_at = null, given_up_at = now()');
    expect((await listed())[0]?.status).toBe('failed');
    const set = (id: string) =>
      operator.send('PATCH', `/api/operations/policy-reviews/${id}`, { status: 'answered' });
    expect((await set(request?.id ?? '')).status).toBe(200);
    expect((await listed())[0]?.status).toBe('answered');
    await expectError(await set(randomUUID()), 'route_not_found');
  });
});
