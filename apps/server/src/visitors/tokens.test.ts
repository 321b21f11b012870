import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createVisitorTokens } from './tokens.ts';

const secret = Buffer.from('a secret that signs the tokens of visitors');
const visitorId = '3c8c2a39-4a0c-4f2a-9e25-1f7b6a2f9d10';

it('reads a token that it signed', async () => {
  const tokens = createVisitorTokens(secret);
  expect(await tokens.read(await tokens.sign(visitorId))).toBe(visitorId);
});

it('reads no token that another secret signed, or that is made for something else', async () => {
  const tokens = createVisitorTokens(secret);
  const other = await createVisitorTokens(Buffer.from('another secret')).sign(visitorId);
  const foreign = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitorId)
    .setAudience('account')
    .sign(secret);

  for (const token of [other, foreign, '']) {
    expect(await tokens.read(token)).toBeNull();
  }
});
