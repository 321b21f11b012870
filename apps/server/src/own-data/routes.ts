import { createRoute, z } from '@hono/zod-openapi';
import { eraseActor, type PurgeDependencies } from '../deletion/index.ts';
import {
  answerLanguage,
  changingErrors,
  createRouter,
  readingErrors,
  toWebStream,
} from '../http/index.ts';
import type { PhotoDependencies } from '../photos/index.ts';
import { countedAs } from '../rate-limits/index.ts';
import { openExport } from './export.ts';

export type OwnDataDependencies = PurgeDependencies & PhotoDependencies;

const tags = ['Own data'];
const path = '/api/my-data';

const exportRoute = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Download everything that you have here',
  description:
    'A ZIP file, streamed: each home with its photos as they were received, its details, answers, disputes and results as JSON; leads, and requests for a policy review. A download that breaks off is not whole.',
  responses: {
    200: {
      description: 'The ZIP file',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...readingErrors(),
  },
});

const eraseRoute = createRoute({
  method: 'delete',
  path,
  ...countedAs('edit'),
  tags,
  summary: 'Delete everything that you have here, for good',
  description:
    'Every home with its photos and results, leads, requests for a policy review that are about one of them, and the visitor itself, whose token ends. It cannot be undone. An account itself stays.',
  responses: { 204: { description: 'Deleted' }, ...changingErrors() },
});

/** Routes by which people get, or delete, all that is theirs. */
export function createOwnDataRoutes(dependencies: OwnDataDependencies) {
  return createRouter()
    .openapi(exportRoute, async (context) => {
      const { actor } = context.var;
      const zip = await openExport({ ...dependencies, actor, locale: answerLanguage(context) });
      const day = dependencies.clock().toISOString().slice(0, 10);
      return context.body(toWebStream(zip), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="defensible-space-score-${day}.zip"`,
      });
    })
    .openapi(eraseRoute, async (context) => {
      const { actor } = context.var;
      if (actor !== null) await eraseActor(dependencies, actor);
      return context.body(null, 204);
    });
}
