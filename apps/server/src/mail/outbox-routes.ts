import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@hono/zod-openapi';
import { DssError, outboxMailSchema, outboxSchema } from '@dss/domain';
import PostalMime from 'postal-mime';
import { createRouter } from '../http/router.ts';
import { json, readingErrors } from '../http/describe-responses.ts';
import { defineRoute } from '../http/define-route.ts';
import { operatorsOnly, type OperatorDependencies } from '../operations/operators-only.ts';
import { ifMissing, mailsInOutbox, outboxFolder } from './transport.ts';

export interface OutboxDependencies extends OperatorDependencies {
  readonly dataDir: string;
}

const tags = ['Operations'];
const description =
  'For operators: their accounts, and in the local profile whoever is on this machine. Empty where SMTP_URL is set.';
/** More than anybody reads through. */
const newestMails = 100;

const listRoute = defineRoute({
  method: 'get',
  path: '/api/operations/outbox',
  operationId: 'listOutbox',
  access: 'operator',
  tags,
  summary: 'The newest mails that no mail server takes',
  description,
  responses: { 200: json(outboxSchema, 'Newest first'), ...readingErrors('operators_only') },
});

const mailRoute = defineRoute({
  method: 'get',
  path: '/api/operations/outbox/{id}',
  operationId: 'readOutboxMail',
  access: 'operator',
  tags,
  summary: 'One mail of the outbox, as HTML and as text',
  description,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: json(outboxMailSchema, 'The mail'),
    ...readingErrors('operators_only', 'route_not_found'),
  },
});

export function createOutboxRoutes({ dataDir, ...operators }: OutboxDependencies) {
  const folder = outboxFolder(dataDir);
  const router = createRouter();
  router.use('/api/operations/outbox', operatorsOnly(operators));
  router.use('/api/operations/outbox/*', operatorsOnly(operators));
  return router
    .openapi(listRoute, async (context) => {
      const mails = await Promise.all((await newestIds(folder)).map((id) => readMail(folder, id)));
      return context.json(
        mails.flatMap((mail) => {
          if (mail === null) return [];
          const { html: _html, text: _text, ...heading } = mail;
          return [heading];
        }),
        200,
      );
    })
    .openapi(mailRoute, async (context) => {
      const mail = await readMail(folder, context.req.valid('param').id);
      if (mail === null) throw new DssError('route_not_found');
      return context.json(mail, 200);
    });
}

async function newestIds(folder: string): Promise<string[]> {
  const ids = await mailsInOutbox(folder);
  const dated = await Promise.all(
    ids.map(async (id) => {
      // One may just be swept.
      const found = await stat(path.join(folder, `${id}.eml`)).catch(ifMissing(null));
      return { id, mtimeMs: found?.mtimeMs ?? 0 };
    }),
  );
  return dated
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
    .slice(0, newestMails)
    .map(({ id }) => id);
}

async function readMail(folder: string, id: string) {
  const bytes = await readFile(path.join(folder, `${id}.eml`)).catch(ifMissing(null));
  if (bytes === null) return null;
  const { subject, from, to, date, html, text } = await PostalMime.parse(bytes);
  return outboxMailSchema.parse({
    id,
    subject: subject ?? '',
    from: from?.address ?? '',
    to: (to ?? []).flatMap(({ address }) => address ?? []),
    sent_at: date ?? '',
    html: html ?? '',
    text: text ?? '',
  });
}
