import { z } from '@hono/zod-openapi';

/** How a route describes that it answers with a PDF. */
export const pdfResponse = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
};

/** Headers of a PDF that is saved, and kept by nothing on its way. */
export function pdfHeaders(fileName: string) {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  };
}
