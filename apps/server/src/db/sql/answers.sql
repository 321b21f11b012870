-- What owners say: answers to questions, and disputes of what was found. A phone that was handed the home answers the questions of the
-- walk; what the owner objects to is no business of a phone or of a share link.

alter table owner_answers enable row level security, force row level security;

create policy view on owner_answers for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = owner_answers.property_id offset 0)
);
create policy make on owner_answers for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = owner_answers.property_id and held."right" in ('own', 'add_photos') offset 0
  )
);
create policy change on owner_answers for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = owner_answers.property_id and held."right" in ('own', 'add_photos') offset 0
  )
);
create policy remove on owner_answers for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = owner_answers.property_id and held."right" in ('own', 'add_photos') offset 0
  )
);
grant select, insert, delete, update (answer, amount, answered_at, side_said_as, image_id, box) on owner_answers to dss_visitor;

create policy of_the_job on owner_answers for select to dss_worker using (property_id = app.job_property());
grant select on owner_answers to dss_worker;

-- When a home was last answered about, without a look at its answers: at most one write a day.
create function app.note_answer() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.property_grants held set answered_at = pg_catalog.now()
  where held.property_id = new.property_id and held.answered_at < pg_catalog.now() - interval '1 day';
  return null;
end $$;
create trigger note_answer after insert or update on owner_answers
  for each row execute function app.note_answer();

alter table disputes enable row level security, force row level security;

create policy view on disputes for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = disputes.property_id and held."right" = 'own' offset 0
  )
);
create policy make on disputes for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = disputes.property_id and held."right" = 'own' offset 0
  )
);
create policy change on disputes for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = disputes.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, update (withdrawn_at) on disputes to dss_visitor;

create policy of_the_job on disputes for select to dss_worker using (property_id = app.job_property());
grant select on disputes to dss_worker;
