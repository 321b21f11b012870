import { z } from '@hono/zod-openapi';
import {
  DssError,
  insurerNoticeSchema,
  insurerNoticesSchema,
  resolveNoticeSchema,
  saveInsurerNoticeSchema,
  saveNoticeStepSchema,
} from '@dss/domain';
import { sql } from 'drizzle-orm';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter } from '../http/router.ts';
import { defineRoute } from '../http/define-route.ts';
import { limitBody } from '../http/limit-body.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { toWebStream } from '../http/web-stream.ts';
import { takeUpload, uploadErrors, type UploadDependencies } from '../photos/take-upload.ts';
import type { LinkTokens } from '../signed-addresses/link-tokens.ts';
import {
  assertNotice,
  keepLetter,
  openLetter,
  removeLetter,
  removeNotice,
  type LetterDependencies,
} from './letters.ts';
import {
  listNotices,
  listOpenNotices,
  removeStep,
  resolveNotice,
  saveNotice,
  saveStep,
  turnReminders,
  type NoticeName,
} from './notices.ts';

const tags = ['Insurer’s notices'];
const ofProperty = '/api/properties/{id}/insurer-notices';
const ofNotice = `${ofProperty}/{noticeId}` as const;
const noticeParams = propertyParams.extend({
  noticeId: z.uuid().meta({ description: 'The client’s own id of what the insurer sent' }),
});
const stepParams = noticeParams.extend({
  stepId: z.uuid().meta({ description: 'The client’s own id of the note' }),
});
/** Fits a note of 500 characters, each up to 12 bytes when escaped. */
const maxBodyBytes = 8 * 1024;
const notFound = ['invalid_property_id', 'property_not_found', 'insurer_notice_not_found'] as const;

const listRoute = defineRoute({
  method: 'get',
  path: ofProperty,
  operationId: 'listInsurerNotices',
  access: 'owner',
  tags,
  summary: 'What insurers sent about a home, as its owner entered it',
  description:
    'For the owner alone: it is on no share, in no report, and no phone sees it. The newest entry first. The days that count follow from it by the laws of the home’s state; clients count them, because they know what day it is for their reader. Changes are announced by the event `insurer_notices_changed`.',
  request: { params: propertyParams },
  responses: {
    200: json(insurerNoticesSchema, 'What insurers sent'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const listOpenRoute = defineRoute({
  method: 'get',
  path: '/api/insurer-notices',
  operationId: 'listOpenInsurerNotices',
  access: 'known',
  tags,
  summary: 'What insurers sent about any of one’s homes and isn’t over yet',
  responses: {
    200: json(insurerNoticesSchema, 'What isn’t over yet'),
    ...readingErrors(),
  },
});

const saveRoute = defineRoute({
  method: 'put',
  path: ofNotice,
  operationId: 'saveInsurerNotice',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Enter what an insurer sent, or change it',
  description:
    'What was noted about it stays. `policy_ends_on` is kept only of a non-renewal and a cancellation. A home has up to 20.',
  middleware: limitBody(maxBodyBytes),
  request: { params: noticeParams, body: jsonBody(saveInsurerNoticeSchema) },
  responses: {
    200: json(insurerNoticeSchema, 'As it is kept'),
    ...changingErrors(...notFound, 'too_many_insurer_notices'),
  },
});

const removeRoute = defineRoute({
  method: 'delete',
  path: ofNotice,
  operationId: 'removeInsurerNotice',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Delete what an insurer sent, with its photo and all notes',
  description: 'At once and for good. Succeeds as well if it is gone.',
  request: { params: noticeParams },
  responses: {
    200: json(z.object({ removed: z.literal(true) }), 'That it is gone'),
    ...changingErrors('invalid_property_id', 'property_not_found'),
  },
});

const saveStepRoute = defineRoute({
  method: 'put',
  path: `${ofNotice}/steps/{stepId}`,
  operationId: 'saveInsurerNoticeStep',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Note what was sent to the insurer or answered by it',
  description: 'With the day on which it arrived. Saving it again changes the note.',
  middleware: limitBody(maxBodyBytes),
  request: { params: stepParams, body: jsonBody(saveNoticeStepSchema) },
  responses: {
    200: json(insurerNoticeSchema, 'With all notes'),
    ...changingErrors(...notFound, 'too_many_notice_steps'),
  },
});

const removeStepRoute = defineRoute({
  method: 'delete',
  path: `${ofNotice}/steps/{stepId}`,
  operationId: 'removeInsurerNoticeStep',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Take back what was noted',
  description: 'Succeeds as well if it is gone.',
  request: { params: stepParams },
  responses: {
    200: json(insurerNoticeSchema, 'With the other notes'),
    ...changingErrors(...notFound),
  },
});

const resolveRoute = defineRoute({
  method: 'put',
  path: `${ofNotice}/outcome`,
  operationId: 'resolveInsurerNotice',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say how it ended',
  description:
    'No day counts anymore. With `counts`, one is added to how often something of this kind ended this way: that number is all, without home, insurer, state or day. It stays when the notice is deleted, and is taken back when its owner says otherwise before.',
  middleware: limitBody(maxBodyBytes),
  request: { params: noticeParams, body: jsonBody(resolveNoticeSchema) },
  responses: {
    200: json(insurerNoticeSchema, 'As it ended'),
    ...changingErrors(...notFound),
  },
});

const reopenRoute = defineRoute({
  method: 'delete',
  path: `${ofNotice}/outcome`,
  operationId: 'reopenInsurerNotice',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Say that it isn’t over after all',
  request: { params: noticeParams },
  responses: {
    200: json(insurerNoticeSchema, 'As it goes on'),
    ...changingErrors(...notFound),
  },
});

const remindRoute = defineRoute({
  method: 'put',
  path: `${ofNotice}/reminders`,
  operationId: 'turnInsurerRemindersOn',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Be reminded by mail of each day that counts',
  description:
    'If the owner has an account: one mail for each day, a week before it, or the next morning where less is left. None of what was done or is over. Turning it on again changes nothing.',
  request: { params: noticeParams },
  responses: {
    200: json(insurerNoticeSchema, 'With reminders'),
    ...changingErrors(...notFound),
  },
});

const stopRemindingRoute = defineRoute({
  method: 'delete',
  path: `${ofNotice}/reminders`,
  operationId: 'turnInsurerRemindersOff',
  access: 'owner',
  limit: 'nothing',
  tags,
  summary: 'No longer be reminded',
  request: { params: noticeParams },
  responses: {
    200: json(insurerNoticeSchema, 'Without reminders'),
    ...changingErrors(...notFound),
  },
});

const endRemindersRoute = defineRoute({
  method: 'post',
  path: '/api/insurer-reminders/end',
  operationId: 'endInsurerReminders',
  access: 'anyone',
  limit: 'nothing',
  tags,
  summary: 'End the reminders of a notice by the link of a mail',
  description:
    'Also the one-click unsubscription of mail programs (RFC 8058), whose form is not read. Succeeds as well if they have ended.',
  request: { query: z.object({ token: z.string().max(100) }) },
  responses: {
    200: json(z.object({ ended: z.literal(true) }), 'That they have ended'),
    ...changingErrors('route_not_found'),
  },
});

const binary = { schema: { type: 'string' as const, format: 'binary' } };

const keepLetterRoute = defineRoute({
  method: 'put',
  path: `${ofNotice}/letter`,
  operationId: 'keepInsurersLetter',
  access: 'owner',
  limit: 'itself',
  tags,
  summary: 'Keep a photo of the letter',
  description:
    'The body is the file itself, as for a photo of the home. It is no photo of the home: nothing looks at it, and it is in no share, report or list of photos. Only the picture is kept, without what the camera wrote into the file. It takes the place of an earlier one.',
  request: {
    params: noticeParams,
    body: {
      required: true,
      content: { 'image/jpeg': binary, 'image/png': binary, 'image/webp': binary },
    },
  },
  responses: {
    200: json(insurerNoticeSchema, 'With the letter'),
    ...uploadErrors('insurer_notice_not_found'),
  },
});

const readLetterRoute = defineRoute({
  method: 'get',
  path: `${ofNotice}/letter`,
  operationId: 'readInsurersLetter',
  access: 'owner',
  tags,
  summary: 'The photo of the letter',
  request: { params: noticeParams },
  responses: {
    200: { description: 'The picture', content: { 'image/jpeg': binary } },
    ...readingErrors(...notFound),
  },
});

const removeLetterRoute = defineRoute({
  method: 'delete',
  path: `${ofNotice}/letter`,
  operationId: 'removeInsurersLetter',
  access: 'owner',
  limit: 'edit',
  tags,
  summary: 'Delete the photo of the letter',
  description: 'At once and for good. Succeeds as well if there is none.',
  request: { params: noticeParams },
  responses: {
    200: json(insurerNoticeSchema, 'Without the letter'),
    ...changingErrors(...notFound),
  },
});

export interface InsurerNoticeDependencies extends LetterDependencies, UploadDependencies {
  /** Of the links that end the reminders of a notice. */
  readonly reminderTokens: LinkTokens;
}

function nameOf({ id, noticeId }: z.infer<typeof noticeParams>): NoticeName {
  return { propertyId: parsePropertyId(id), noticeId };
}

/** What insurers sent, and what became of it. */
export function createInsurerNoticeRoutes(dependencies: InsurerNoticeDependencies) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ notices: await listNotices(dependencies, context.var.actor, id) }, 200);
    })
    .openapi(listOpenRoute, async (context) =>
      context.json({ notices: await listOpenNotices(dependencies, context.var.actor) }, 200),
    )
    .openapi(saveRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      const saved = context.req.valid('json');
      return context.json(await saveNotice(dependencies, context.var.actor, name, saved), 200);
    })
    .openapi(removeRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      await removeNotice(dependencies, context.var.actor, name);
      return context.json({ removed: true } as const, 200);
    })
    .openapi(saveStepRoute, async (context) => {
      const { stepId, ...given } = context.req.valid('param');
      const step = context.req.valid('json');
      const name = nameOf(given);
      return context.json(await saveStep(dependencies, context.var.actor, name, stepId, step), 200);
    })
    .openapi(removeStepRoute, async (context) => {
      const { stepId, ...given } = context.req.valid('param');
      const name = nameOf(given);
      return context.json(await removeStep(dependencies, context.var.actor, name, stepId), 200);
    })
    .openapi(resolveRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      const end = context.req.valid('json');
      return context.json(await resolveNotice(dependencies, context.var.actor, name, end), 200);
    })
    .openapi(reopenRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      return context.json(await resolveNotice(dependencies, context.var.actor, name, null), 200);
    });
}

/** Reminders by mail. */
export function createInsurerReminderRoutes(dependencies: InsurerNoticeDependencies) {
  const { db, reminderTokens } = dependencies;
  return createRouter()
    .openapi(remindRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      return context.json(await turnReminders(dependencies, context.var.actor, name, true), 200);
    })
    .openapi(stopRemindingRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      return context.json(await turnReminders(dependencies, context.var.actor, name, false), 200);
    })
    .openapi(endRemindersRoute, async (context) => {
      const link = reminderTokens.read(context.req.valid('query').token);
      if (link === null) throw new DssError('route_not_found');
      await db.asActor(null, (tx) => tx.execute(sql`select app.end_insurer_reminders(${link})`));
      return context.json({ ended: true } as const, 200);
    });
}

/** The photos of letters. */
export function createInsurersLetterRoutes(dependencies: InsurerNoticeDependencies) {
  const { db } = dependencies;
  return createRouter()
    .openapi(keepLetterRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      const { actor } = context.var;
      const { propertyId, noticeId: imageId } = name;
      const notice = await takeUpload(
        dependencies,
        context,
        { name: { propertyId, imageId }, action: imageId, view: 'property' },
        () => assertNotice(db, actor, name),
        ({ bytes }, schedule) => keepLetter(dependencies, actor, name, bytes, schedule),
      );
      return context.json(notice, 200);
    })
    .openapi(readLetterRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      const found = await openLetter(dependencies, context.var.actor, name);
      return context.body(toWebStream(found.stream), 200, {
        'Cache-Control': 'private, no-store',
        'Content-Length': String(found.bytes),
        'Content-Type': 'image/jpeg',
        'Content-Disposition': 'inline',
      });
    })
    .openapi(removeLetterRoute, async (context) => {
      const name = nameOf(context.req.valid('param'));
      return context.json(await removeLetter(dependencies, context.var.actor, name), 200);
    });
}
