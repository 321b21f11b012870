-- With the property in it, a right of an actor on a property is one row of this index, as it is one row of the primary key:
-- whichever of the two PostgreSQL takes, it reads no other right.
drop index "property_grants_by_actor";
--> statement-breakpoint
create index "property_grants_by_actor" on "property_grants" using btree ("actor_kind", "actor_id", "property_id");
--> statement-breakpoint

-- One statement, because each would write the table anew.
alter table "analyses"
  add column "band" jsonb generated always as (raw_json -> 'explanation' -> 'band') stored,
  add column "provisional" jsonb generated always as (raw_json -> 'explanation' -> 'provisional') stored,
  add column "range" jsonb generated always as (raw_json -> 'explanation' -> 'range') stored,
  add column "confidence_percent" jsonb generated always as (raw_json -> 'explanation' -> 'confidence_percent') stored;
--> statement-breakpoint

-- The policies of 0036, each with `offset 0`. Without it PostgreSQL may turn `exists (…)` around: it then collects all rights of the
-- actor before it looks at the first row. With it, it has to look up the right on the row's own property.
do $$
declare
  by_right constant jsonb := '{"view": "true", "add_photos": "held.\"right\" in (''own'', ''add_photos'')", "own": "held.\"right\" = ''own''"}';
  changed record;
  holds text;
begin
  for changed in
    select * from (values
      ('properties', 'view', 'view', 'using (%1$s)'),
      ('properties', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('claim_links', 'make', 'own', 'with check (%1$s)'),
      ('claim_links', 'replace', 'own', 'using (%1$s) with check (%1$s)'),
      ('claim_links', 'own', 'own', 'using (%1$s)'),
      ('images', 'view', 'view', 'using (deleted_at is null and %1$s)'),
      ('images', 'make', 'add_photos', 'with check (%1$s)'),
      ('image_placements', 'view', 'view', 'using (%1$s and exists (select from images where images.id = photo_id offset 0))'),
      ('image_placements', 'make', 'add_photos', 'with check (%1$s and exists (
        select from images where images.id = photo_id and images.property_id = image_placements.property_id offset 0))'),
      ('image_placements', 'change', 'add_photos', 'using (%1$s) with check (%1$s)'),
      ('image_placements', 'remove', 'own', 'using (%1$s)'),
      ('analysis_jobs', 'view', 'view', 'using (%1$s)'),
      ('analysis_jobs', 'make', 'own', 'with check (%1$s)'),
      ('analysis_jobs', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('analyses', 'view', 'view', 'using (%1$s)'),
      ('hazards', 'view', 'view', 'using (%1$s)'),
      ('owner_answers', 'view', 'view', 'using (%1$s)'),
      ('owner_answers', 'make', 'own', 'with check (%1$s)'),
      ('owner_answers', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('owner_answers', 'remove', 'own', 'using (%1$s)'),
      ('disputes', 'view', 'view', 'using (%1$s)'),
      ('disputes', 'make', 'own', 'with check (%1$s)'),
      ('disputes', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('policy_review_requests', 'ask', 'view', 'with check (property_id is null or %1$s)'),
      ('model_retries', 'view', 'view', 'using (%1$s)')
    ) as list (on_table, policy, needed, condition)
  loop
    holds := format(
      'exists (select from property_grants held where held.property_id = %I.%I and %s offset 0)',
      changed.on_table,
      case changed.on_table when 'properties' then 'id' else 'property_id' end,
      by_right ->> changed.needed
    );
    execute format('alter policy %I on %I ', changed.policy, changed.on_table) || format(changed.condition, holds);
  end loop;
end $$;
--> statement-breakpoint

-- What a request is refused for is an error of its own here, so that the commit can travel with the queries before it: the
-- database then does nothing of what was sent together.
create function app.require_active_visitor() returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.visitors v where v.id = app.actor_id() and v.ended_at is null) then
    raise exception 'the visitor has ended' using errcode = 'ZV001';
  end if;
end $$;
--> statement-breakpoint
create function app.count_or_refuse(limits jsonb, at timestamptz) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  refusal record;
begin
  select counted.refused_by, counted.wait_ms into refusal from app.count_event(limits, at) counted;
  if found then
    raise exception 'a limit is reached'
      using errcode = 'ZL001', detail = json_build_object('refused_by', refusal.refused_by, 'wait_ms', refusal.wait_ms)::text;
  end if;
end $$;
--> statement-breakpoint
revoke all on function app.require_active_visitor(), app.count_or_refuse(jsonb, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.require_active_visitor(), app.count_or_refuse(jsonb, timestamptz) to dss_visitor;
