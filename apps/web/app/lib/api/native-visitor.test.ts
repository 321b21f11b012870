import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError, networkError } from './api-error.ts';
import { createNativeVisitor, type AsVisitor, type VisitorHeaders } from './native-visitor.ts';

let kept: string | null;
let asVisitor: AsVisitor;
const join = vi.fn<() => Promise<string>>();
/** Tokens that the server accepts. */
let valid: Set<string>;

beforeEach(() => {
  kept = null;
  valid = new Set();
  join.mockReset().mockImplementation(() => {
    const token = `token-${join.mock.calls.length}`;
    valid.add(token);
    return Promise.resolve(token);
  });
  asVisitor = start();
});

/** Restarts the app on the same device. */
function start(): AsVisitor {
  return createNativeVisitor({
    join,
    store: {
      read: () => Promise.resolve(kept),
      keep: (token) => {
        kept = token;
        return Promise.resolve();
      },
    },
  });
}

/** A server that answers with the visitor's token, and rejects tokens it doesn't know. */
function server({ authorization }: VisitorHeaders): Promise<string> {
  if (authorization === undefined) return Promise.resolve('nobody');
  const token = authorization.replace('Bearer ', '');
  return valid.has(token)
    ? Promise.resolve(token)
    : Promise.reject(
        new ApiError('visitor_token_invalid', 'who?', { status: 401, retryable: false }),
      );
}

test("a device that only reads doesn't become a visitor", async () => {
  expect(await asVisitor('GET', server)).toBe('nobody');
  expect(join).not.toHaveBeenCalled();
});

test('the first write makes the device a visitor', async () => {
  expect(await asVisitor('POST', server)).toBe('token-1');
  expect(await asVisitor('GET', server)).toBe('token-1');
});

test('the device stays the same visitor when the app starts again', async () => {
  await asVisitor('POST', server);
  expect(await start()('PUT', server)).toBe('token-1');
  expect(join).toHaveBeenCalledTimes(1);
});

test('simultaneous writes make one visitor', async () => {
  const writes = [1, 2, 3].map(() => asVisitor('PUT', server));
  expect(await Promise.all(writes)).toEqual(['token-1', 'token-1', 'token-1']);
});

test('a read with a token unknown to the server answers as for a stranger', async () => {
  kept = 'lost';
  expect(await asVisitor('GET', server)).toBe('nobody');
});

test('a read keeps a token unknown to the server', async () => {
  kept = 'lost';
  await asVisitor('GET', server);
  expect(kept).toBe('lost');
});

test('simultaneous writes replace a token unknown to the server once', async () => {
  kept = 'lost';
  const writes = [1, 2].map(() => asVisitor('PUT', server));
  expect(await Promise.all(writes)).toEqual(['token-1', 'token-1']);
  expect(kept).toBe('token-1');
});

test('any other failure is reported without making a new visitor', async () => {
  kept = 'token';
  const failure = networkError();
  const failed = asVisitor('PUT', () => Promise.reject(failure));
  await expect(failed).rejects.toBe(failure);
  expect(join).not.toHaveBeenCalled();
});

test('after failing to become a visitor, the device tries again with its next write', async () => {
  join.mockRejectedValueOnce(networkError());
  await expect(asVisitor('POST', server)).rejects.toMatchObject({ code: 'network' });
  expect(await asVisitor('POST', server)).toBe(kept);
});
