-- Requests for an insurance policy review. Anybody makes one, about no home or their own; operators read them.

alter table policy_review_requests enable row level security, force row level security;

create policy ask on policy_review_requests for insert to dss_visitor with check (
  property_id is null
  or exists (
    select from property_grants held
    where held.property_id = policy_review_requests.property_id and held."right" = 'own' offset 0
  )
);
grant insert on policy_review_requests to dss_visitor;

create policy definer_functions on policy_review_requests to dss_owner using (true);

-- Requests for a policy review that the actor made, or that are about its own properties.
create function app.my_policy_reviews()
  returns table (of_property uuid, first_name text, last_name text, email text, phone text, notes text, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select r.property_id, r.first_name, r.last_name, r.email, r.phone, r.notes, r.created_at
  from public.policy_review_requests r
  where r.property_id in (select app.my_properties('own')) or (r.actor_kind = app.actor_kind() and r.actor_id = app.actor_id())
  order by r.created_at;
end;

grant execute on function app.my_policy_reviews() to dss_visitor;

-- What operators learn of requests, and say of them. Their routes ask who they are; jobs have the same role.
create function app.policy_reviews(most int)
  returns table (id uuid, status text, first_name text, last_name text, email text, phone text, notes text, locale text,
    property_id uuid, suspected_spam boolean, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select r.id,
    coalesce(r.status_set, case
      when m.given_up_at is not null then 'failed'
      -- A mail that is gone was sent long ago.
      when m.sent_at is not null or (r.agency_mail_id is not null and m.id is null) then 'mailed'
      else 'new'
    end),
    r.first_name, r.last_name, r.email, r.phone, r.notes, r.locale, r.property_id, r.suspected_spam, r.created_at
  from public.policy_review_requests r left join public.outbox m on m.id = r.agency_mail_id
  order by r.created_at desc, r.id
  limit most;
end;

create function app.set_policy_review_status(of_request uuid, status text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.policy_review_requests r set status_set = status where r.id = of_request;
  return found;
end $$;

grant execute on function app.policy_reviews(int), app.set_policy_review_status(uuid, text) to dss_worker;
