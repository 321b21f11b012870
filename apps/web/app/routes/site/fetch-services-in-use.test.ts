import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Whether the page is an app's is read once, when the module that asks is imported.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const services = { ai: 'OpenAI (api.openai.com)', googleMaps: '', posthog: 'us.i.posthog.com' };

describe('an app', () => {
  const askFromApp = async () => {
    const asked: string[] = [];
    vi.stubGlobal('document', page({ server: 'https://score.example.org' }));
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ services }));
    });
    const { fetchServicesInUse } = await import('./fetch-services-in-use.ts');
    return { answer: await fetchServicesInUse(), asked };
  };

  test('asks its server which services are used', async () => {
    const { asked } = await askFromApp();
    expect(asked).toEqual(['https://score.example.org/api/environment']);
  });

  test('leaves out the services that apps don’t use', async () => {
    const { answer } = await askFromApp();
    expect(answer).toEqual({ ai: 'OpenAI (api.openai.com)', noCounting: '' });
  });
});

test.each([
  ['an older server', () => Response.json({ missing: [] })],
  ['a server in trouble', () => new Response('no', { status: 503 })],
])('%s leaves the services unknown', async (_server, answer) => {
  vi.stubGlobal('document', page({ server: 'https://score.example.org' }));
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const { fetchServicesInUse } = await import('./fetch-services-in-use.ts');
  expect(await fetchServicesInUse()).toBeNull();
});

function page({ server }: { server: string }) {
  return { querySelector: () => ({ content: server }) };
}
