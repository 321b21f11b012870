import { z } from '@hono/zod-openapi';
import { doneSchema, passwordOnlySchema, reportDay } from '@dss/domain';
import { accountPost } from '../accounts/account-post.ts';
import {
  assertPassword,
  dropSession,
  requireUser,
  type AccountDependencies,
} from '../accounts/call-auth.ts';
import { eraseAccount, eraseActor } from '../deletion/erase-actor.ts';
import type { PurgeDependencies } from '../deletion/purge.ts';
import { responseLanguage } from '../http/response-language.ts';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { toWebStream } from '../http/web-stream.ts';
import { defineRoute } from '../http/define-route.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { PhotoDependencies } from '../photos/photo.ts';
import { openExport } from './export.ts';

export type OwnDataDependencies = PurgeDependencies &
  PhotoDependencies &
  AccountDependencies & {
    /** Where the outbox is. */
    readonly dataDir: string;
  };

const tags = ['Own data'];
const path = '/api/my-data';

const exportRoute = defineRoute({
  method: 'get',
  path,
  operationId: 'downloadOwnData',
  access: 'anyone',
  tags,
  summary: 'Download everything that you have here',
  description:
    'A ZIP file, streamed: each home with its photos as they were received, its details, answers, disputes, plan, links, phones, analyses, what was seen in its photos, results and the codes of its reports as JSON; leads, requests for a policy review, which mails were sent, and the account. A download that breaks off is not whole. At most five an hour by default.',
  responses: {
    200: {
      description: 'The ZIP file',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readingErrors('too_many_downloads'),
  },
});

const eraseRoute = defineRoute({
  method: 'delete',
  path,
  operationId: 'deleteOwnData',
  access: 'anyone',
  limit: 'edit',
  tags,
  summary: 'Delete everything that you have here, for good',
  description:
    'Every home with its photos and results, leads, and the visitor itself, whose token ends. It cannot be undone. Requests for a policy review of these homes keep no name, address or notes. An account itself stays (`POST /api/account/deletion`).',
  responses: { 204: { description: 'Deleted' }, ...changingErrors() },
});

const eraseAccountRoute = accountPost({
  step: 'deletion',
  operationId: 'deleteAccount',
  access: 'account',
  summary: 'Delete the account with everything in it, for good',
  description:
    'Every home with its photos and results, leads, mails, sessions, passkeys, and the account itself. Requests for a policy review that are about one of its homes, or have its address, keep no name, address or notes. Signs out everywhere. It cannot be undone.',
  request: { body: jsonBody(passwordOnlySchema) },
  answers: { 200: json(doneSchema, 'Deleted') },
  errors: ['session_missing', 'password_incorrect'],
});

/** Routes by which people get, or delete, all that is theirs. */
export function createOwnDataRoutes(dependencies: OwnDataDependencies) {
  const { db, rateLimiter } = dependencies;
  return createRouter()
    .openapi(exportRoute, async (context) => {
      const { actor } = context.var;
      const requester = rateLimiter.requester(context);
      await db.asActor(actor, (tx) =>
        rateLimiter.count(tx, requester, [{ limit: 'ownDataDownload' }]),
      );
      const zip = await openExport({ ...dependencies, actor, locale: responseLanguage(context) });
      const day = reportDay(dependencies.clock());
      return context.body(toWebStream(zip), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="defensible-space-score-${day}.zip"`,
      });
    })
    .openapi(eraseRoute, async (context) => {
      const { actor } = context.var;
      if (actor !== null) {
        await eraseActor(dependencies, actor);
        await sweepOutbox(dependencies.db, dependencies.dataDir);
      }
      return context.body(null, 204);
    })
    .openapi(eraseAccountRoute, async (context) => {
      const { password } = context.req.valid('json');
      const { actor } = requireUser(context);
      await assertPassword(context, dependencies, password);
      await eraseAccount(dependencies, actor);
      await sweepOutbox(dependencies.db, dependencies.dataDir);
      dropSession(context, dependencies.accounts.cookies);
      return context.json({ status: 'ok' as const }, 200);
    });
}
