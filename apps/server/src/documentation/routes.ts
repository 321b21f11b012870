import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { respondWithCached } from '../http/cached-text.ts';
import type { HttpEnv } from '../http/router.ts';

const swaggerUi = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
);

/** The library's files that the page loads, and their types. */
const served = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Defensible Space Score: API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="swagger-ui"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const startScript = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });
`;

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** The API documentation page: Swagger UI, served by us, with the OpenAPI document. */
export function createDocumentationRoutes() {
  const routes = new Hono<HttpEnv>();
  routes.get('/api/docs', (context) => {
    context.header('Content-Security-Policy', policy);
    return context.html(page);
  });
  routes.get('/api/docs/start.js', (context) =>
    context.body(startScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  for (const [name, type] of Object.entries(served)) {
    const read = () => readFile(path.join(swaggerUi, name), 'utf8');
    routes.get(`/api/docs/${name}`, respondWithCached(type, read));
  }
  return routes;
}
