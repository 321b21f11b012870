import { beforeAll, beforeEach, afterAll } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import type { Client } from './client.ts';
import { onceStarted } from './once-started.ts';

/** What a test of one property's routes begins with. */
export interface OwnedProperty {
  readonly app: TestApp;
  readonly owner: Client;
  /** Of the property that this test has for itself. */
  readonly id: string;
  /** Says where a photo was taken, as its owner. */
  place(imageId: string, fields: unknown): Promise<Response>;
  /** Says where the house stands, as its owner. */
  locate(pin: { readonly lat: number; readonly lng: number }, outline?: unknown): Promise<Response>;
}

/**
 * Starts the product for the tests of a file, with one owner; before each test they make a property anew. To be called
 * before the file's own hooks.
 */
export function anOwnedProperty(): OwnedProperty {
  const started: { app?: TestApp; owner?: Client; id?: string } = {};
  beforeAll(async () => {
    started.app = await startTestApp();
    started.owner = await started.app.newVisitor();
  });
  beforeEach(async () => {
    started.id = await property.app.newProperty(property.owner);
  });
  afterAll(() => started.app?.close());

  const property: OwnedProperty = {
    get app() {
      return onceStarted(started.app);
    },
    get owner() {
      return onceStarted(started.owner);
    },
    get id() {
      return onceStarted(started.id);
    },
    place: (imageId, fields) =>
      property.owner.send(
        'PUT',
        `/api/properties/${property.id}/photos/${imageId}/placement`,
        fields,
      ),
    locate: (pin, outline = null) =>
      property.owner.send('PUT', `/api/properties/${property.id}/location`, { ...pin, outline }),
  };
  return property;
}
