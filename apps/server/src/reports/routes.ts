import { z } from '@hono/zod-openapi';
import {
  checkedReportSchema,
  checkReportSchema,
  makeLetterSchema,
  makeReportSchema,
  packetFileName,
  pathPrefix,
  reportDay,
  reportListSchema,
  type Locale,
} from '@dss/domain';
import { changingErrors, json, jsonBody, readingErrors } from '../http/describe-responses.ts';
import { createRouter, type HttpEnv } from '../http/router.ts';
import { pdfHeaders, pdfResponse } from '../http/pdf-file.ts';
import { ownOrigin } from '../http/origin.ts';
import { parsePropertyId, propertyParams } from '../http/check-request.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Context } from 'hono';
import type { PapersOf } from '../sales/papers.ts';
import type { ReportForm } from './document/report-data.ts';
import type { ReportDependencies } from './gather-report.ts';
import { checkReport, drawOwnersLetter, listReports, makePacket, makeReport } from './reports.ts';

const tags = ['Reports'];

/** What both forms of a report take and answer. */
const making = {
  request: { params: propertyParams, body: jsonBody(makeReportSchema) },
  responses: {
    201: pdfResponse,
    ...changingErrors(
      'invalid_property_id',
      'property_not_found',
      'analysis_not_found',
      'report_busy',
      'report_failed',
    ),
  },
};

const makeReportRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/reports',
  operationId: 'createReport',
  access: 'owner',
  tags,
  summary: "Make a report of the home's newest result",
  description:
    'A PDF of letter size: a page with the score, the plan of the home, a checklist and the dates of its evidence; then work done, findings by side, what was not seen, what to do, programs, answers, and every photo. The file is not kept: its SHA-256 is, under the code printed on it and sent in `X-Report-Code`, by which anybody can check it.',
  ...making,
});

const makeSummaryRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/summaries',
  operationId: 'createSummary',
  access: 'owner',
  tags,
  summary: "Make a summary of one page of the home's newest result",
  description:
    'The first page of the report alone, a PDF of letter size. It has a code of its own, is listed with the reports, and is checked as they are.',
  ...making,
});

const makePacketRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/disclosure-packets',
  operationId: 'createDisclosurePacket',
  access: 'owner',
  tags,
  summary: 'Make the disclosure packet of the home’s sale',
  description:
    'A PDF of letter size: where the home is and by whose word, the days of the sale, the laws on it, how the home stands on each point of a state’s lists and on all else that is looked at, with what that rests on and its dates; finished work, what else is kept, and every photo with its date. Nothing of an insurer, of costs, notes, or names of files is in it. It has a code, is listed with the reports, and is checked as they are.',
  request: making.request,
  responses: making.responses,
});

const makePacketOfRoleRoute = defineRoute({
  method: 'post',
  path: '/api/home-roles/{role_id}/disclosure-packets',
  operationId: 'createDisclosurePacketOfRole',
  access: 'account',
  tags,
  summary: 'Make the disclosure packet of a home, as its agent or buyer',
  description:
    'The same as the owner’s, with the name of who made it. A role whose invitation didn’t say that it gets the papers of the sale is answered as one that there isn’t.',
  request: {
    params: z.object({ role_id: z.string() }),
    body: jsonBody(makeReportSchema),
  },
  responses: {
    201: pdfResponse,
    ...changingErrors(
      'session_missing',
      'home_role_not_found',
      'analysis_not_found',
      'report_busy',
      'report_failed',
    ),
  },
});

const makeLetterRoute = defineRoute({
  method: 'post',
  path: '/api/properties/{id}/letters',
  operationId: 'drawLetter',
  access: 'owner',
  tags,
  summary: 'Draw a letter that the owner wrote',
  description:
    'A PDF of letter size of the text as it is: an empty line ends a paragraph, and a line in capital letters is a heading. Neither text nor file is kept.',
  request: { params: propertyParams, body: jsonBody(makeLetterSchema) },
  responses: {
    200: pdfResponse,
    ...changingErrors('invalid_property_id', 'property_not_found', 'report_busy', 'report_failed'),
  },
});

const listReportsRoute = defineRoute({
  method: 'get',
  path: '/api/properties/{id}/reports',
  operationId: 'listReports',
  access: 'owner',
  tags,
  summary: 'The reports that were made of the home',
  description: 'Oldest first. The files themselves are not kept.',
  request: { params: propertyParams },
  responses: {
    200: json(reportListSchema, 'The reports'),
    ...readingErrors('invalid_property_id', 'property_not_found'),
  },
});

const checkReportRoute = defineRoute({
  method: 'post',
  path: '/api/report-checks',
  operationId: 'checkReport',
  access: 'anyone',
  tags,
  summary: 'Whether a report is genuine',
  description:
    'For anybody who has a report: when it was made, how many pages it has (null before those were counted), and the SHA-256 of its file. Nothing else is told about it or its home. A report can still be checked after its home was deleted.',
  request: { body: jsonBody(checkReportSchema) },
  responses: {
    200: json(checkedReportSchema, 'A report has this code'),
    ...changingErrors('report_not_found'),
  },
});

export function createReportRoutes(
  dependencies: ReportDependencies & { readonly origin: string | null },
) {
  const { db, origin } = dependencies;
  const checkPageOf = (context: Context<HttpEnv>, locale: Locale) =>
    `${ownOrigin(context, origin)}${pathPrefix(locale)}/report-check`;
  const madePacket = async (context: Context<HttpEnv>, of: PapersOf, locale: Locale) => {
    const checkPage = checkPageOf(context, locale);
    const made = await makePacket(dependencies, context.var.actor, of, { locale, checkPage });
    const name = packetFileName(made.address, reportDay(new Date(made.report.made_at)));
    return context.body(new Uint8Array(made.pdf), 201, {
      ...pdfHeaders(name),
      'X-Report-Code': made.report.code,
    });
  };
  const made = async (context: Context<HttpEnv>, form: ReportForm, id: string, locale: Locale) => {
    const { pdf: file, report } = await makeReport(dependencies, context.var.actor, {
      propertyId: parsePropertyId(id),
      locale,
      form,
      checkPage: checkPageOf(context, locale),
    });
    const day = reportDay(new Date(report.made_at));
    return context.body(new Uint8Array(file), 201, {
      ...pdfHeaders(`defensible-space-${form}-${day}.pdf`),
      'X-Report-Code': report.code,
    });
  };
  return createRouter()
    .openapi(makeReportRoute, (context) => {
      const { id } = context.req.valid('param');
      return made(context, 'report', id, context.req.valid('json').locale);
    })
    .openapi(makeSummaryRoute, (context) => {
      const { id } = context.req.valid('param');
      return made(context, 'summary', id, context.req.valid('json').locale);
    })
    .openapi(makePacketRoute, (context) => {
      const propertyId = parsePropertyId(context.req.valid('param').id);
      return madePacket(context, { propertyId }, context.req.valid('json').locale);
    })
    .openapi(makePacketOfRoleRoute, (context) => {
      const { role_id: roleId } = context.req.valid('param');
      return madePacket(context, { roleId }, context.req.valid('json').locale);
    })
    .openapi(makeLetterRoute, async (context) => {
      const propertyId = parsePropertyId(context.req.valid('param').id);
      const letter = context.req.valid('json');
      const drawn = await drawOwnersLetter(db, context.var.actor, propertyId, letter);
      return context.body(new Uint8Array(drawn), 200, pdfHeaders('letter-to-insurer.pdf'));
    })
    .openapi(listReportsRoute, async (context) => {
      const id = parsePropertyId(context.req.valid('param').id);
      return context.json({ reports: await listReports(db, context.var.actor, id) }, 200);
    })
    .openapi(checkReportRoute, async (context) => {
      const { code } = context.req.valid('json');
      return context.json(await checkReport(db, context.var.actor, code), 200);
    });
}
