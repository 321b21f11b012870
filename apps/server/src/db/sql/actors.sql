-- Who asks. Every transaction takes one of these roles, and says in settings on whose behalf it runs.
--
--   dss_visitor   every request, with the actor in app.actor_kind and app.actor_id
--   dss_worker    every job, with its property in app.property_id
--   dss_purge     deletes for good what was deleted (deletion.sql)
--   dss_operator  the operators' pages (operators.sql)
--   dss_accounts  signs people in (accounts.sql)
--   dss_queue     owns the job queue and reads no property (queue.sql)
--   dss_owner     owns tables and the other functions; nobody logs in as it
--
-- Row-level security is forced: even dss_owner reads only what a policy shows it, for the functions with `security definer`. Such a
-- function must find nothing but what it means, whoever calls it: names are looked up in pg_catalog alone, and in the caller's temporary
-- schema last. One that is bound late (plpgsql) calls ours with their schema and the type of every argument.
--
-- A policy without `with check` holds to its `using` what is written, too.

grant usage on schema app to dss_visitor, dss_worker, dss_purge, dss_operator, dss_queue;

-- A setting that was never made or was reset reads as null or '': both mean nobody.
create function app.actor_kind() returns public.actor_kind language sql stable
  return nullif(current_setting('app.actor_kind', true), '')::public.actor_kind;

create function app.actor_id() returns uuid language sql stable
  return nullif(current_setting('app.actor_id', true), '')::uuid;

create function app.job_property() returns uuid language sql stable
  return nullif(current_setting('app.property_id', true), '')::uuid;

-- The request on whose behalf the transaction runs; every job that it enqueues carries it along.
create function app.request_id() returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select nullif(current_setting('app.request_id', true), '');
end;

grant execute on function app.actor_kind(), app.actor_id(), app.job_property() to dss_visitor, dss_worker, dss_queue;
grant execute on function app.request_id() to dss_queue;

-- Visitors: actors without an account, each known by its token.

alter table visitors enable row level security, force row level security;

create policy own_row on visitors to dss_visitor using (app.actor_kind() = 'visitor' and id = app.actor_id());
grant select, insert, update (ended_at) on visitors to dss_visitor;

create policy definer_functions on visitors for select to dss_owner using (true);
create policy erase on visitors for delete to dss_owner using (true);

-- What a request is refused for is an error of its own here, so that the commit can travel with the queries before it: the database then
-- does nothing of what was sent together.
create function app.require_active_visitor() returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.visitors v where v.id = app.actor_id() and v.ended_at is null) then
    raise exception 'the visitor has ended' using errcode = 'ZV001';
  end if;
end $$;

grant execute on function app.require_active_visitor() to dss_visitor;
