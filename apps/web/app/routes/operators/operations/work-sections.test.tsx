import type { Operations } from '@dss/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';

import { createQueryClient } from '../../../lib/api/query-client.ts';
import { appWords } from '../../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../../lib/messages/message-parts.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { DeliveriesSection, QueueSection, ReviewsSection } from './work-sections.tsx';

const at = '2026-05-04T10:00:00Z';
const id = '0198b5a0-0000-7000-8000-000000000000';

test('mail is not called sent, nor leads delivered, where nobody takes them', () => {
  const none = { configured: false, waiting: 0, failed: 0, list: [] };
  const mails = shown(<DeliveriesSection kind="mails" deliveries={none} />);
  expect(mails).toContain('No mail server is configured (SMTP_URL)');
  expect(mails).not.toContain('All mail has been sent');
  const leads = shown(<DeliveriesSection kind="leads" deliveries={none} />);
  expect(leads).toContain('No sink is configured (LEAD_API_URL)');
  expect(leads).not.toContain('have been delivered');
  const scores = shown(<DeliveriesSection kind="scores" deliveries={none} />);
  expect(scores).toContain('No receiver is configured (SCORE_WEBHOOK_URL)');
  const served = { ...none, configured: true };
  expect(shown(<DeliveriesSection kind="mails" deliveries={served} />)).not.toContain('SMTP_URL');
});

test('a delivery that fails stands out before it is given up', () => {
  const mail = { id, created_at: at, attempts: 1, failed: false, sendable: true };
  const state = (failure: string | null) => ({
    configured: true,
    waiting: 1,
    failed: 0,
    list: [{ ...mail, failure }],
  });
  const html = (failure: string | null) =>
    shown(<DeliveriesSection kind="leads" deliveries={state(failure)} />);
  expect(html('ECONNREFUSED')).toContain('text-ember">1 waiting');
  expect(html(null)).not.toContain('text-ember">1 waiting');
});

test("a delivery's job leaves attempts and failures to the delivery, which knows them", () => {
  const queue = { ready: 0, waiting: 1, running: 0, failed: 0, oldest_ready_seconds: 0 };
  const job = { id: '7', state: 'waiting', created_at: at, run_at: at, request_id: null } as const;
  const html = (changes: Pick<Operations['jobs'][number], 'name' | 'attempts' | 'failure'>) =>
    shown(<QueueSection queue={queue} jobs={[{ ...job, ...changes }]} />);
  const own = (page: string) => page.match(/see (?:Mail|Leads|Score Webhook)/g) ?? [];
  expect(own(html({ name: 'send_mail', attempts: 0, failure: null }))).toEqual([
    'see Mail',
    'see Mail',
  ]);
  expect(own(html({ name: 'send_lead', attempts: 0, failure: null }))).toEqual([
    'see Leads',
    'see Leads',
  ]);
  expect(own(html({ name: 'send_score', attempts: 0, failure: null }))).toEqual([
    'see Score Webhook',
    'see Score Webhook',
  ]);
  const broken = html({ name: 'send_mail', attempts: 2, failure: 'no such table' });
  expect(own(broken)).toEqual([]);
  expect(broken).toContain('no such table');
});

test('a request for a review is not called sent where no mail server takes it', () => {
  const review = { id, created_at: at, status: 'mailed', suspected_spam: false } as const;
  const html = (hasMailServer: boolean) =>
    shown(<ReviewsSection reviews={[review]} hasMailServer={hasMailServer} />);
  expect(html(false)).not.toContain('sent to the agency<');
  expect(html(false)).toContain('written, no mail server');
  expect(html(true)).toContain('sent to the agency<');
});

function shown(section: Elements): string {
  return renderToStaticMarkup(
    <StaticRouter location="/ops">
      <MessageParts words={appWords}>
        <QueryClientProvider client={createQueryClient()}>{section}</QueryClientProvider>
      </MessageParts>
    </StaticRouter>,
  );
}
