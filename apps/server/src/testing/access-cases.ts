import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { expectError, withoutRequestId } from './errors.ts';

/**
 * The access tests of every endpoint of a property: no login, an invalid id, no access. `send` sends a request that would
 * succeed for the property's owner.
 */
export function itGuardsTheProperty(
  app: () => TestApp,
  send: (client: Client, propertyId: string) => Promise<Response>,
): void {
  it('answers a stranger as if there were no property', async () => {
    const id = await app().newProperty(await app().newVisitor());

    await expectError(await send(app().stranger, id), 'property_not_found');
  });

  it.each(['a'.repeat(101), 'a.b', 'a%20b', '%C3%A9'])('refuses the property id %s', async (id) => {
    await expectError(await send(await app().newVisitor(), id), 'invalid_property_id');
  });

  it('finds no property under an unknown id', async () => {
    await expectError(await send(await app().newVisitor(), 'front'), 'property_not_found');
  });

  it("answers the same for another visitor's property as for one that doesn't exist", async () => {
    const id = await app().newProperty(await app().newVisitor());
    const other = await app().newVisitor();

    const foreign = await send(other, id);
    const missing = await send(other, randomUUID());

    expect(withoutRequestId(await expectError(foreign, 'property_not_found'))).toEqual(
      withoutRequestId(await expectError(missing, 'property_not_found')),
    );
    expect(headerNames(foreign)).toEqual(headerNames(missing));
  });
}

function headerNames(response: Response): string[] {
  return [...response.headers.keys()].toSorted();
}
