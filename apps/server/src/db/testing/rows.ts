import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';

export function insertPolicyReview(property: string | null): SQL {
  return sql`insert into policy_review_requests (id, property_id, first_name, last_name, email, locale)
    values (${randomUUID()}, ${property}, 'Ada', 'Rowe', 'ada@example.org', 'en')`;
}

export function insertImage(property: string, photo: string, imageId: string): SQL {
  return sql`insert into images
    (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes, sha256, working_sha256)
    values (${photo}, ${property}, ${imageId}, 's', 'w', 't', 'image/jpeg', 1, 1, 1, 'sha', 'sha')`;
}

export function insertAnalysis(property: string, analysis: string): SQL {
  return sql`insert into analyses
    (id, property_id, reason, dss_score, provider, model_name, schema_version, weights_version, inputs_hash, raw_json)
    values (${analysis}, ${property}, 'requested', 54, 'test', 'test', 'test', 'test', 'test', '{}')`;
}

export function insertReport(property: string): SQL {
  return sql`insert into reports (code, property_id, locale, bytes, sha256, made_at)
    values (${randomUUID()}, ${property}, 'en', 1, 'sha', now())`;
}

export function insertDispute(property: string): SQL {
  return sql`insert into disputes (id, property_id, hazard_type, photo_ids, question_ids, kind, reason)
    values (${randomUUID()}, ${property}, 'roof_debris', '{}', '{}', 'not_there', '')`;
}

/** A lead of the actor whose request it is. */
export function insertLead(property: string | null): SQL {
  return sql`insert into leads (id, actor_kind, actor_id, property_id, lead, session_data, shared)
    values (${randomUUID()}, app.actor_kind(), app.actor_id(), ${property}, '{"email": "ada@example.org"}', '{}', true)`;
}
