import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createVisitorTokens } from './tokens.ts';

const secret = Buffer.from('a secret that signs the tokens of visitors');
const visitorId = '3c8c2a39-4a0c-4f2a-9e25-1f7b6a2f9d10';

it('reads a token that it signed', async () => {
  const tokens = createVisitorTokens(secret);
  expect(await tokens.read(await tokens.sign(visitorId))).toEqual({ visitorId, isOld: false });
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

it('reads a token of an earlier secret as old, while that is known, and signs with the new one', async () => {
  const old = await createVisitorTokens(secret).sign(visitorId);
  const next = Buffer.from('the secret that took its place, just as long');
  const tokens = createVisitorTokens(next, [Buffer.from('one before'), secret]);
  expect(await tokens.read(old)).toEqual({ visitorId, isOld: true });
  expect(await createVisitorTokens(next).read(old)).toBeNull();
  expect(await createVisitorTokens(next).read(await tokens.sign(visitorId))).not.toBeNull();
});
