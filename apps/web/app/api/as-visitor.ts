import { z } from 'zod';

import { nativeServer, tokenStore } from '../native/index.ts';
import { unexpectedReply } from './api-error.ts';
import { createNativeVisitor, type AsVisitor } from './native-visitor.ts';
import { readJson, sendRequest } from './send-request.ts';

/** Sends a request as this visitor: in a browser by cookie, in the native app by token. */
export const asVisitor: AsVisitor =
  nativeServer === null
    ? (_method, send) => send({})
    : createNativeVisitor({ store: tokenStore, join: askForToken });

const replySchema = z.object({ visitor_token: z.string() });

/** POST /api/visitors */
async function askForToken(): Promise<string> {
  const response = await sendRequest('/api/visitors', { method: 'POST' });
  const reply = replySchema.safeParse(await readJson(response));
  if (!reply.success) throw unexpectedReply(response.status, reply.error);
  return reply.data.visitor_token;
}
