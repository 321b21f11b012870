import { randomUUID } from 'node:crypto';
import {
  analysisSchema,
  calendarLinkSchema,
  coordinatedCommunitySchema,
  coordinatedWorkDaySchema,
  invitedPersonSchema,
  newPhoneHandoverSchema,
  photoSchema,
  shareLinkSchema,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPersonsProgram } from '../accounts/testing/people.ts';
import { analysisTasks } from '../analysis/job/analyze-property.ts';
import { joinHome } from '../home-people/testing/join-home.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { newSubscription } from '../web-push/testing/new-subscription.ts';
import { readOperations, type DocumentedOperation } from './testing/documented-responses.ts';

let app: TestApp;
let owner: VisitorClient;
let operations: readonly DocumentedOperation[];
let document: unknown;
let propertyId: string;
let queue: Queue;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  const response = await app.stranger.fetch('/api/openapi.json');
  document = await response.json();
  operations = readOperations(document);
  propertyId = await app.newProperty(owner);
  const { connection } = app.database;
  const { log } = app.dependencies;
  const tasks = analysisTasks({ ...app.dependencies, changes: app.changes });
  queue = await startQueue({ connection, tasks, log, concurrency: 1, graceMs: 100 });
});

afterAll(async () => {
  await queue.stop();
  await app.close();
});

describe('real answers', () => {
  it('fit the document for every operation', async () => {
    const asked = new Set<string>();
    /** Sends a request and validates its response against the document. */
    const ask = async (
      operation: string,
      values: Readonly<Record<string, string>> = {},
      { body, headers = {}, query = '' }: Asked = {},
    ) => {
      const known = operations.find(({ name }) => name === operation);
      if (known === undefined) throw new Error(`The document has no ${operation}`);
      const path = known.path.replaceAll(
        /\{(\w+)\}/g,
        (_slot, name: string) => values[name] ?? propertyId,
      );
      const isFile = body instanceof Uint8Array;
      const response = await owner.fetch(`${path}${query}`, {
        method: known.method,
        ...(body === undefined
          ? {}
          : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
        headers: { 'Content-Type': isFile ? 'image/jpeg' : 'application/json', ...headers },
      });
      expect(await known.complaintAbout(response), `${operation} ${response.status}`).toBeNull();
      expect(response.status, operation).toBeLessThan(500);
      asked.add(operation);
      return response;
    };
    const photo = { id: propertyId, imageId: 'front' };

    await ask('GET /healthz');
    await ask('GET /readyz');
    await ask('GET /api/environment');
    await ask('GET /api/operations/access');
    await ask('POST /api/operations/checks/{check}', { check: 'tables' });
    await ask('POST /api/operations/checks/{check}', { check: 'nothing' });
    await ask('POST /api/operations/checks/{check}', { check: 'table_operations' });
    await ask('POST /api/operations/test-images');
    await ask('DELETE /api/operations/test-properties/{id}');
    await ask('GET /api/operations/spending');
    await ask('GET /api/operations/policy-reviews');
    await ask('GET /api/operations/insurer-outcomes');
    const answered = { body: { status: 'answered' } };
    await ask('PATCH /api/operations/policy-reviews/{id}', { id: randomUUID() }, answered);
    await ask('GET /api/operations/overview');
    await ask('GET /api/operations/featured-property');
    await ask('GET /metrics');
    for (const work of ['jobs', 'failed-analyses']) {
      await ask(`POST /api/operations/${work}/{work_id}/retry`, { work_id: randomUUID() });
      await ask(`POST /api/operations/${work}/{work_id}/discard`, { work_id: '7' });
    }
    await ask('POST /api/operations/mails/{work_id}/retry', { work_id: randomUUID() });
    await ask('POST /api/operations/leads/{work_id}/retry', { work_id: 'x' });
    await ask('POST /api/operations/scores/{work_id}/retry', { work_id: 'x' });
    await ask('POST /api/operations/notifications/{work_id}/retry', { work_id: 'x' });
    await ask('GET /api/operations/outbox');
    await ask('GET /api/operations/outbox/{id}', { id: randomUUID() });
    await ask('POST /api/visitors');
    await ask('POST /api/visitors/browser');
    await ask('POST /api/properties', {}, { body: { address: '1 Elm St' } });
    await ask('POST /api/properties', {}, { body: {} });
    await ask('GET /api/properties');
    await ask('GET /api/compared-properties');
    await ask('GET /api/compared-properties', {}, { query: '?ids=x' });
    await ask('GET /api/properties/{id}');
    await ask('GET /api/properties/{id}', { id: randomUUID() });
    await ask('GET /api/properties/{id}/photos');
    await ask('GET /api/properties/{id}/analysis-job');
    await ask('GET /api/properties/{id}/imagery');
    await ask('POST /functions/v1/analyze_v2', {}, { body: { property_id: propertyId } });
    const location = { lat: 38.7, lng: -120.8, outline: null };
    await ask('PUT /api/properties/{id}/address', {}, { body: { address: '1 Elm', state: null } });
    await ask('PUT /api/properties/{id}/address', {}, { body: { address: '<>', state: null } });
    await ask('PUT /api/properties/{id}/location', {}, { body: location });
    await ask('PUT /api/properties/{id}/location', {}, { body: { ...location, lat: 91 } });
    const facts = '/api/properties/{id}/address-facts';
    await ask(`GET ${facts}`);
    await ask(`PUT ${facts}`, {}, { body: { fact: 'hazard_zone', value: { zone: 'high' } } });
    await ask(`PUT ${facts}`, {}, { body: { fact: 'hazard_zone', value: { zone: 'low' } } });
    await ask(`DELETE ${facts}/{fact}`, { fact: 'hazard_zone' });
    await ask(`DELETE ${facts}/{fact}`, { fact: 'weather' });
    const warnings = '/api/properties/{id}/fire-warnings';
    await ask(`PUT ${warnings}`);
    await ask(`GET ${warnings}`);
    const devices = '/api/properties/{id}/notified-devices';
    const { body: subscription, device } = newSubscription();
    await ask(`PUT ${devices}`, {}, { body: subscription });
    await ask(`PUT ${devices}`, {}, { body: { ...subscription, endpoint: 'https://localhost' } });
    await ask(`DELETE ${devices}/{device}`, { device });
    await ask(`DELETE ${warnings}`);
    await ask('POST /api/fire-warnings/end', {}, { query: '?token=nothing' });
    const notices = '/api/properties/{id}/insurer-notices';
    const notice = { noticeId: randomUUID() };
    const step = { ...notice, stepId: randomUUID() };
    const sent = { kind: 'score', insurer: 'Mutual', dated_on: '2026-11-02', answer_by: null };
    const entered = { body: { ...sent, policy_ends_on: null } };
    await ask(`PUT ${notices}/{noticeId}`, notice, entered);
    await ask(`PUT ${notices}/{noticeId}`, notice, { body: { ...sent, policy_ends_on: 'soon' } });
    await ask(`GET ${notices}`);
    await ask('GET /api/insurer-notices');
    const appealed = { body: { kind: 'appealed', on: '2026-11-20', note: null } };
    await ask(`PUT ${notices}/{noticeId}/steps/{stepId}`, step, appealed);
    await ask(`DELETE ${notices}/{noticeId}/steps/{stepId}`, step);
    await ask(`PUT ${notices}/{noticeId}/reminders`, notice);
    await ask(`DELETE ${notices}/{noticeId}/reminders`, notice);
    await ask('POST /api/insurer-reminders/end', {}, { query: '?token=nothing' });
    const kept = { body: { outcome: 'kept', on: '2026-12-20', counts: true } };
    await ask(`PUT ${notices}/{noticeId}/outcome`, notice, kept);
    await ask(`DELETE ${notices}/{noticeId}/outcome`, notice);
    await ask(`PUT ${notices}/{noticeId}/letter`, notice, { body: await tinyJpeg() });
    await ask(`GET ${notices}/{noticeId}/letter`, notice);
    await ask(`DELETE ${notices}/{noticeId}/letter`, notice);
    await ask(`DELETE ${notices}/{noticeId}`, notice);
    await ask(`DELETE ${notices}/{noticeId}/letter`, notice);
    await ask('PATCH /api/properties/{id}', {}, { body: { front_faces: 'west' } });
    await ask('PATCH /api/properties/{id}', {}, { body: { front_faces: 'up' } });
    await ask('GET /api/properties/{id}');
    const upload = 'PUT /api/properties/{id}/photos/{imageId}';
    const jpeg = await tinyJpeg();
    const stored = photoSchema.parse(await (await ask(upload, photo, { body: jpeg })).json());
    await ask(upload, photo, { body: jpeg });
    await ask(upload, photo, { body: await tinyJpeg('red') });
    await ask(upload, { imageId: 'text' }, { body: new TextEncoder().encode('no picture') });
    await ask('PUT /api/properties/{id}/photos/{imageId}/placement', photo, {
      body: { direction: 'North', caption: 'The front' },
    });
    await ask('GET /api/properties/{id}/photos');
    await ask('DELETE /api/properties/{id}/photos/{imageId}/placement', photo);
    await ask('DELETE /api/properties/{id}', {}, { query: '?unless_photos=true' });
    await ask('POST /functions/v1/sign-image', {}, { body: { paths: [stored.source_url] } });
    await ask(
      'POST /functions/v1/sign-image',
      {},
      {
        body: { property_id: propertyId, image_ids: ['front'] },
      },
    );
    await ask('POST /functions/v1/sign-image', {}, { body: { paths: ['../x'] } });
    await ask('POST /functions/v1/analyze-image', {}, { body: { imageUrl: stored.source_url } });
    await ask('POST /functions/v1/analyze-image', {}, { body: { imageUrl: 'nowhere' } });

    const later = { Prefer: 'respond-async' };
    const body = { property_id: propertyId };
    const analyzed = await ask('POST /functions/v1/analyze_v2', {}, { body });
    const { analysis_id: analysisId } = analysisSchema.parse(await analyzed.json());
    await ask('GET /api/properties/{id}/analyses/{analysisId}', { analysisId });
    await ask('GET /api/properties/{id}/score-history');
    await ask('GET /api/properties/{id}/milestones');
    await ask('GET /api/properties/{id}/upkeep');
    await ask('GET /api/properties/{id}/upkeep-calendar');
    await ask('GET /api/properties/{id}/calendar-link');
    const subscribed = await ask('POST /api/properties/{id}/calendar-link');
    const { url: calendar } = calendarLinkSchema.parse(await subscribed.json());
    await ask('GET /api/properties/{id}/calendar-link');
    await ask('GET /calendar/{file}', { file: calendar.split('/').at(-1) ?? '' });
    await ask('DELETE /api/properties/{id}/calendar-link');
    await ask('GET /calendar/{file}', { file: 'nothing' });
    await ask(
      'POST /functions/v1/analyze_v2',
      {},
      {
        body: { ...body, rerun: true },
        headers: later,
      },
    );
    await ask('POST /functions/v1/analyze', {}, { body, headers: later });
    await ask('GET /api/properties/{id}/analysis-job');
    await ask('POST /api/properties/{id}/analysis-job/cancel');

    await ask(
      'PUT /api/properties/{id}/answers',
      {},
      {
        body: { answers: [{ question_id: 'roof_clean', side: null, answer: 'no' }] },
      },
    );
    await ask('GET /api/properties/{id}/answers');
    await ask(
      'PUT /api/properties/{id}/plan',
      {},
      { body: { changes: [{ step_id: 'clean_roof_and_gutters', planned: true }] } },
    );
    await ask('GET /api/properties/{id}/plan');
    await ask(
      'PUT /api/properties/{id}/plan/{stepId}/done',
      { stepId: 'clean_roof_and_gutters' },
      {
        body: {
          done_on: new Date().toISOString().slice(0, 10),
          cost_usd: null,
          note: 'Two bags of leaves.',
        },
      },
    );
    await ask('DELETE /api/properties/{id}/plan/{stepId}/done', {
      stepId: 'clean_roof_and_gutters',
    });
    const report = await ask('POST /api/properties/{id}/reports', {}, { body: { locale: 'en' } });
    await ask('POST /api/properties/{id}/summaries', {}, { body: { locale: 'en' } });
    await ask('GET /api/properties/{id}/reports');
    await ask(
      'POST /api/properties/{id}/letters',
      {},
      { body: { locale: 'en', text: 'Dear insurer' } },
    );
    const code = report.headers.get('X-Report-Code');
    await ask('POST /api/report-checks', {}, { body: { code } });
    await ask('POST /api/report-checks', {}, { body: { code: 'nothing' } });
    await ask(
      'POST /api/properties/{id}/disputes',
      {},
      {
        body: {
          hazard_type: 'gutter_debris',
          image_ids: ['front'],
          question_ids: [],
          kind: 'not_there',
          reason: 'These are shadows.',
        },
      },
    );
    const listed = await ask('GET /api/properties/{id}/disputes');
    const { disputes } = z
      .object({ disputes: z.array(z.object({ id: z.string() })) })
      .parse(await listed.json());
    const disputeId = disputes[0]?.id ?? '';
    await ask('DELETE /api/properties/{id}/disputes/{disputeId}', { disputeId });
    await ask('DELETE /api/properties/{id}/disputes/{disputeId}', { disputeId: randomUUID() });

    await ask('GET /api/properties/{id}/analyses');
    await ask('GET /api/properties/{id}/analyses', {}, { query: '?limit=0' });
    await ask('GET /api/properties/{id}/analyses/{analysisId}', { analysisId: randomUUID() });

    await ask('GET /api/places/suggestions', {}, { query: '?q=12 Elm Street' });
    await ask('GET /api/places/{place_id}', { place_id: 'nothing' });
    await ask('GET /api/imagery/tiles');
    await ask('GET /api/imagery/tiles/{z}/{x}/{y}', { z: '19', x: '1', y: '1' });
    await ask('POST /api/realtime/tickets');
    await ask('GET /api/realtime');
    await ask(
      'POST /functions/v1/send-policy-review',
      {},
      {
        body: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' },
      },
    );
    await ask('POST /functions/v1/send-policy-review', {}, { body: {} });
    await ask('POST /api/leads', {}, { body: { ...lead, id: randomUUID() } });
    await ask('POST /api/leads', {}, { body: {} });
    await ask('GET /api/my-data');
    await ask('GET /functions/v1/get-google-maps-key');
    await ask('GET /functions/v1/get-openai-key');
    await ask('GET /api/guidance');
    await ask('GET /api/hazard-types');
    await ask('POST /api/properties/{id}/claim-links');
    const shared = await ask(
      'POST /api/properties/{id}/share-links',
      {},
      { body: { expires_in_days: 7, hides_place: true } },
    );
    const link = shareLinkSchema.parse(await shared.json());
    const token = new URL(link.url).hash.slice(1);
    await ask('POST /api/shared-home/views', {}, { body: { token } });
    await ask('POST /api/shared-home/views', {}, { body: { token: 'wrong' } });
    await ask('GET /api/shared-home', {}, { headers: { 'X-Share-Token': token } });
    await ask('GET /api/shared-home');
    const handed = await ask('POST /api/properties/{id}/phone-handovers');
    const handover = newPhoneHandoverSchema.parse(await handed.json());
    const spend = 'POST /api/connected-phones';
    await ask(spend, {}, { body: { code: new URL(handover.url).hash.slice(1) } });
    await ask(spend, {}, { body: { code: 'wrong' } });
    await ask('GET /api/properties/{id}/phone-handovers');
    await ask('DELETE /api/properties/{id}/phone-handovers/{handover_id}', {
      handover_id: handover.id,
    });
    await ask('GET /api/properties/{id}/share-links');
    await ask('DELETE /api/properties/{id}/share-links/{link_id}', { link_id: link.id });
    await ask('DELETE /api/properties/{id}/photos/{imageId}', photo);
    await ask('POST /api/properties/{id}/photos/{imageId}/restore', photo);
    await ask('POST /api/properties/{id}/photos/{imageId}/restore', { imageId: 'nothing' });
    await ask('DELETE /api/properties/{id}');
    await ask('DELETE /api/properties/{id}');
    await ask('POST /api/properties/{id}/restore');
    await ask('POST /api/properties/{id}/restore', { id: randomUUID() });
    await askOfCommunities(ask);
    await askOfPeople(ask);
    await ask('DELETE /api/my-data');
    owner = await app.newVisitor();

    const session = { session_id: randomUUID() };
    const person = { name: 'Ada', email: 'ada@example.org', password: 'lamp7mesaQuay' };
    const proof = { code: '000000', token: 'nobody-was-sent-this', current_password: 'x' };
    for (const { name, path, method } of operations) {
      if (!path.startsWith('/api/account')) continue;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      await ask(name, session, hasBody ? { body: { ...person, ...proof } } : {});
    }
    await ask('POST /api/visitors/forget');
    owner = await app.newVisitor();

    expect(operations.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
    propertyId = await app.newProperty(owner);
  });

  it('may be null wherever the document says so, beside its listed values', () => {
    expect(nullsLeftOut(document, '')).toEqual([]);
  });

  it('may have the error codes that the document lists for each status', async () => {
    const failed = operations.filter(({ errors }) => !errors.includes('internal_error'));
    expect(failed.map(({ name }) => name)).toEqual([]);
  });
});

type Ask = (
  operation: string,
  values?: Readonly<Record<string, string>>,
  asked?: Asked,
) => Promise<Response>;

/** Of a visitor, then of an account, since only that one has communities. */
async function askOfCommunities(ask: Ask): Promise<void> {
  const visitor = owner;
  const details = { name: 'Elm Park', streets: ['Elm Street'], dwellings: 40 };
  const one = '/api/communities/{community_id}';
  await ask('GET /api/communities');
  await ask('POST /api/communities', {}, { body: details });
  owner = await newPersonsProgram(app);
  const made = await ask('POST /api/communities', {}, { body: details });
  const { id, invitation_url: link } = coordinatedCommunitySchema.parse(await made.json());
  const community = { community_id: id };
  await ask('POST /api/communities', {}, { body: { ...details, dwellings: 7 } });
  await ask('GET /api/communities');
  await ask(`GET ${one}`, community);
  await ask(`GET ${one}`, { community_id: randomUUID() });
  await ask(`PUT ${one}`, community, { body: { ...details, name: 'Elm Hill' } });
  const year = { query: '?year=2026' };
  const entry = { ...community, entry_id: randomUUID() };
  const said = { hours: 12.5, dollars: 300, cubic_yards: 4, in_kind: 'Chipper', note: null };
  const body = { day: '2026-01-02', kind: 'work_day', ...said };
  await ask(`PUT ${one}/entries/{entry_id}`, entry, { body });
  await ask(`PUT ${one}/entries/{entry_id}`, entry, { body: { ...body, day: '1999-12-31' } });
  await ask(`GET ${one}/entries`, community, year);
  await ask(`GET ${one}/entries`, { community_id: randomUUID() }, year);
  await ask(`DELETE ${one}/entries/{entry_id}`, entry);
  const plan = { assessed_on: '2024-05-06', planned_on: null, first_year: 2027, goals: [] };
  await ask(`GET ${one}/plan`, community);
  await ask(`PUT ${one}/plan`, community, { body: plan });
  await ask(`PUT ${one}/plan`, community, { body: plan });
  await ask(`PUT ${one}/plan`, community, { body: { ...plan, first_year: 'soon' } });
  await ask(`GET ${one}/plan`, { community_id: randomUUID() });
  await ask(`POST ${one}/renewal-packets`, community, { body: { year: 2026, locale: 'es' } });
  await ask(`POST ${one}/renewal-packets`, community, { body: { year: 2026, locale: 'fr' } });
  await askOfWorkDays(ask, community);
  const token = new URL(link).hash.slice(1);
  await ask('POST /api/community-invitations', {}, { body: { token } });
  await ask('POST /api/community-invitations', {}, { body: { token: 'nothing' } });
  const ofHome = '/api/properties/{id}/community';
  const home = { id: await app.newProperty(owner) };
  await ask(`GET ${ofHome}`, home);
  await ask(`PUT ${ofHome}`, home, { body: { token } });
  await ask(`PUT ${ofHome}`, home, { body: { token: 'nothing' } });
  await ask(`PUT ${ofHome}/amounts`, home, { body: { gives_amounts: true } });
  const photo = { ...home, imageId: 'front' };
  await ask('PUT /api/properties/{id}/photos/{imageId}', photo, { body: await tinyJpeg() });
  await ask(`PUT ${ofHome}/photos/{imageId}`, photo, { body: { caption: 'Gravel' } });
  await ask(`PUT ${ofHome}/photos/{imageId}`, photo, { body: { caption: '' } });
  await ask(`GET ${ofHome}`, home);
  await ask(`GET ${one}/photos`, community);
  await ask(`GET ${one}/photos/{photo_id}`, { ...community, photo_id: randomUUID() });
  await ask(`DELETE ${ofHome}/photos/{imageId}`, photo);
  await ask(`DELETE ${ofHome}`, home);
  await ask(`DELETE ${one}`, community);
  owner = visitor;
}

async function askOfWorkDays(ask: Ask, community: Readonly<Record<string, string>>): Promise<void> {
  const days = '/api/communities/{community_id}/work-days';
  const one = `${days}/{work_day_id}`;
  const day = { ...community, work_day_id: randomUUID() };
  const body = {
    hazard: 'roof_debris',
    day: '2027-03-06',
    starts_at: '09:00',
    ends_at: '12:00',
    place: 'Park',
    tasks: ['Rake'],
    bring: ['Gloves'],
    cancelled: false,
  };
  const made = await ask(`PUT ${one}`, day, { body });
  const { invitation_url: link } = coordinatedWorkDaySchema.parse(await made.json());
  await ask(`PUT ${one}`, day, { body: { ...body, ends_at: '08:00' } });
  await ask(`GET ${days}`, community);
  await ask(`GET ${one}`, day);
  await ask(`GET ${one}`, { ...day, work_day_id: randomUUID() });
  const token = new URL(link).hash.slice(1);
  await ask('POST /api/work-day-invitations', {}, { body: { token } });
  await ask('POST /api/work-day-invitations', {}, { body: { token: 'nothing' } });
  await ask('POST /api/work-day-calendars', {}, { body: { token } });
  const signUp = { sign_up_id: randomUUID() };
  const said = { token, first_name: 'Ana', people: 2 };
  await ask('PUT /api/work-day-sign-ups/{sign_up_id}', signUp, { body: said });
  await ask('PUT /api/work-day-sign-ups/{sign_up_id}', signUp, { body: { ...said, people: 0 } });
  await ask('DELETE /api/work-day-sign-ups/{sign_up_id}', signUp);
  await ask(`DELETE ${one}/sign-ups/{sign_up_id}`, { ...day, ...signUp });
  await ask(`DELETE ${one}`, day);
}

/** Of an owner, and of an assessor. */
async function askOfVisits(
  ask: Ask,
  home: { readonly id: string },
  assessor: typeof owner,
): Promise<void> {
  const visitor = owner;
  await joinHome(visitor, home.id, 'assessor', assessor);
  owner = assessor;
  const visit = 'PUT /api/properties/{id}/home-visits/{day}';
  const today = new Date().toISOString().slice(0, 10);
  const body = { notes: 'Leaf litter.', organization: null, ended: true };
  await ask(visit, { ...home, day: today }, { body });
  await ask(visit, { id: randomUUID(), day: today }, { body });
  await ask(visit, { ...home, day: 'today' }, { body });
  await ask('GET /api/home-visits');
  owner = visitor;
  await ask('GET /api/properties/{id}/home-visits', home);
}

/** Of an owner, and of whom they invite. */
async function askOfPeople(ask: Ask): Promise<void> {
  const visitor = owner;
  const home = { id: await app.newProperty(visitor) };
  const people = '/api/properties/{id}/people';
  const body = { role: 'agent', name: 'Kim', email: 'kim@example.org', sees_papers: true };
  const invited = await ask(`POST ${people}`, home, { body });
  await ask(`POST ${people}`, home, { body: { ...body, role: 'neighbor' } });
  await ask(`GET ${people}`, home);
  const { id, url } = invitedPersonSchema.parse(await invited.json());
  const token = new URL(url).hash.slice(1);
  await ask('POST /api/home-invitations', {}, { body: { token } });
  await ask('POST /api/home-invitations', {}, { body: { token: 'nothing' } });
  await ask('POST /api/home-roles', {}, { body: { token, name: 'Kim Lee' } });
  owner = await newPersonsProgram(app);
  await ask('POST /api/home-roles', {}, { body: { token, name: 'Kim Lee' } });
  await ask('POST /api/home-roles', {}, { body: { token: 'nothing', name: 'Kim Lee' } });
  await ask('GET /api/home-roles');
  await ask('GET /api/home-roles/{role_id}/home', { role_id: id });
  await ask('GET /api/home-roles/{role_id}/home', { role_id: randomUUID() });
  const sale = { contract_on: '2027-01-15', closing_on: null };
  await ask('PUT /api/home-roles/{role_id}/sale', { role_id: id }, { body: sale });
  await ask('PUT /api/home-roles/{role_id}/sale', { role_id: randomUUID() }, { body: sale });
  await ask('GET /api/home-roles/{role_id}/sale', { role_id: id });
  await ask('GET /api/home-roles/{role_id}/sale-lists', { role_id: id });
  await ask('GET /api/home-roles/{role_id}/sale-lists', { role_id: randomUUID() });
  const packet = 'POST /api/home-roles/{role_id}/disclosure-packets';
  await ask(packet, { role_id: id }, { body: { locale: 'en' } });
  await ask(packet, { role_id: randomUUID() }, { body: { locale: 'en' } });
  await ask('GET /api/listings');
  await ask('DELETE /api/home-roles/{role_id}', { role_id: id });
  const assessor = owner;
  owner = visitor;
  await askOfVisits(ask, home, assessor);
  owner = visitor;
  await ask(`DELETE ${people}/{person_id}`, { ...home, person_id: id });
  await ask('PUT /api/properties/{id}/sale', home, { body: sale });
  await ask('PUT /api/properties/{id}/sale', home, { body: { ...sale, closing_on: '1999-01-01' } });
  await ask('GET /api/properties/{id}/sale', home);
  await ask('POST /api/properties/{id}/disclosure-packets', home, { body: { locale: 'en' } });
  const handOver = { keeps_history: false, stays_as_agent: true };
  await ask('POST /api/properties/{id}/hand-over-links', home, { body: handOver });
}

interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** Messages of the schema library. */
const itsOwnWords =
  /invalid (input|option|string|uuid|email|url|key|union)|expected |received|too (small|big)|unrecognized/i;

describe('a request with an invalid body', () => {
  it(
    'is refused in our own words, whatever is missing or of the wrong type',
    { timeout: 120_000 },
    async () => {
      const takingBodies = operations.filter(({ body }) => body !== null);
      expect(takingBodies.length).toBeGreaterThan(8);
      for (const { name, path, method, body, complaintAbout } of takingBodies) {
        const fields = Object.keys(body?.properties ?? {});
        const wrong: unknown[] = [{}, [], 'text', 7, null];
        for (const field of fields) {
          for (const value of [{}, [], 7, -1e9, '', 'x'.repeat(12_000), true, [{}], null]) {
            wrong.push({ ...sample(name), [field]: value });
          }
          const { [field]: _left, ...rest } = sample(name);
          wrong.push(rest);
        }
        const bodies = ['', '{', ...wrong.map((value) => JSON.stringify(value))];
        for (const text of bodies) {
          const address = path.replace('{id}', propertyId).replaceAll(/\{\w+\}/g, 'front');
          const response = await owner.fetch(address, {
            method,
            body: text,
            headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
          });
          const shown = `${name} with ${text.slice(0, 200)}`;
          expect(await complaintAbout(response), shown).toBeNull();
          const answer = await response.text();
          expect(response.status, `${shown}: ${answer}`).toBeLessThan(500);
          if (response.status >= 400) expect(answer, shown).not.toMatch(itsOwnWords);
        }
      }
    },
  );

  it.each([
    ['/api/properties', 'Please enter a valid address'],
    ['/functions/v1/analyze_v2', 'Invalid property ID format'],
    [
      '/functions/v1/send-policy-review',
      'Please fill in all required fields (First Name, Last Name, and Email Address).',
    ],
    ['/api/leads', 'Either lead or address is required'],
    ['/functions/v1/analyze-image', 'The request is not valid. imageUrl is missing.'],
  ])('has the specified message at %s, empty or without its fields', async (path, message) => {
    for (const body of [{}, { other: 1 }]) {
      const response = await owner.send('POST', path, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { message } });
    }
  });

  it.each([
    ['/api/properties', 'Please enter a valid address'],
    ['/functions/v1/analyze_v2', 'Invalid property ID format'],
    [
      '/functions/v1/send-policy-review',
      'Please fill in all required fields (First Name, Last Name, and Email Address).',
    ],
  ])('has the specified message at %s without a body', async (path, message) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await owner.fetch(path, { method: 'POST', headers, body: '' });
    expect(await response.json()).toMatchObject({ error: { message } });
  });
});

const lead = {
  lead: { email: 'ada@example.org' },
  visit: { session_id: 'a', landing_page: '/', current_page: '/' },
  share: false,
};

/** A valid body, in which the test invalidates one field at a time. */
function sample(operation: string): Record<string, unknown> {
  switch (operation) {
    case 'POST /api/properties':
      return { address: '1 Elm St' };
    case 'PUT /api/properties/{id}/address':
      return { address: '1 Elm St', state: null };
    case 'PUT /api/properties/{id}/location':
      return { lat: 38.7, lng: -120.8, outline: null };
    case 'PATCH /api/properties/{id}':
      return { front_faces: 'west' };
    case 'POST /functions/v1/send-policy-review':
      return { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
    case 'POST /api/leads':
      return { ...lead, id: randomUUID() };
    case 'POST /api/properties/{id}/disputes':
      return {
        hazard_type: 'gutter_debris',
        image_ids: ['front'],
        question_ids: [],
        kind: 'not_there',
        reason: 'These are shadows.',
      };
    default:
      return { property_id: propertyId };
  }
}

const nullableValues = z.object({
  type: z.array(z.string()).refine((types) => types.includes('null')),
  enum: z.array(z.unknown()).refine((values) => !values.includes(null)),
});

/** Finds schemas whose type allows null but whose list of values doesn't. */
function nullsLeftOut(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [
    ...(nullableValues.safeParse(schema).success ? [place] : []),
    ...Object.entries(schema).flatMap(([key, value]) => nullsLeftOut(value, `${place}/${key}`)),
  ];
}
