import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

/** Stores a result, ten points to either side of its score possible, dated this many minutes ago. */
export async function storeResult(
  { database }: Pick<TestApp, 'database'>,
  propertyId: string,
  score: number,
  minutesAgo: number,
): Promise<void> {
  const explanation = {
    score,
    band: 'fair',
    provisional: true,
    range: { low: score - 10, high: score + 10 },
    confidence_percent: 24.5,
  };
  await database.admin.query(
    `insert into analyses (id, property_id, reason, dss_score, provider, model_name, schema_version,
       weights_version, inputs_hash, raw_json, created_at)
     values ($1, $2, 'requested', $3, 'built-in', 'built-in', 'v0.3', 'test', 'test', $4,
       now() - make_interval(mins => $5))`,
    [randomUUID(), propertyId, score, JSON.stringify({ explanation }), minutesAgo],
  );
}
