-- Analyses: their jobs, what was seen in photos, and results. A result is never changed, and goes only with its property.

alter table analysis_jobs enable row level security, force row level security;

create policy view on analysis_jobs for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = analysis_jobs.property_id offset 0)
);
create policy make on analysis_jobs for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = analysis_jobs.property_id and held."right" = 'own' offset 0
  )
);
create policy change on analysis_jobs for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = analysis_jobs.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, update (status, step, updated_at) on analysis_jobs to dss_visitor;

-- The worker that finds its inputs changed starts the analysis that follows.
create policy of_the_job on analysis_jobs to dss_worker using (property_id = app.job_property());
grant select, insert, update on analysis_jobs to dss_worker;

alter table analyses enable row level security, force row level security;

create policy view on analyses for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = analyses.property_id offset 0)
);
grant select on analyses to dss_visitor;
create policy of_the_job on analyses to dss_worker using (property_id = app.job_property());
grant select, insert on analyses to dss_worker;

alter table hazards enable row level security, force row level security;

create policy view on hazards for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = hazards.property_id offset 0)
);
grant select on hazards to dss_visitor;
create policy of_the_job on hazards to dss_worker using (property_id = app.job_property());
grant select, insert on hazards to dss_worker;

alter table observations enable row level security, force row level security;

create policy of_the_job on observations to dss_worker using (property_id = app.job_property());
grant select, insert, delete on observations to dss_worker;

-- What was seen in a photo is in its owner's download.
create policy own on observations for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = observations.property_id and held."right" = 'own' offset 0
  )
);
grant select (id, property_id, photo_id, provider, model_name, reply, created_at) on observations to dss_visitor;

alter table finding_comparisons enable row level security, force row level security;

create policy of_the_job on finding_comparisons to dss_worker using (property_id = app.job_property());
grant select, insert on finding_comparisons to dss_worker;

-- Planned tries of a model that failed.

alter table model_retries enable row level security, force row level security;

create policy view on model_retries for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = model_retries.property_id offset 0)
);
grant select on model_retries to dss_visitor;
create policy of_the_job on model_retries to dss_worker using (property_id = app.job_property());
grant select, insert, update, delete on model_retries to dss_worker;

-- What to do about a hazard: the same text for everybody.
grant select on guidance to dss_visitor, dss_worker;
