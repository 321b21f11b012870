-- Each home knows how many photos it has: counting them in a list of homes would check the actor's right once for each photo.
alter table photo_counts enable row level security, force row level security;
--> statement-breakpoint
grant select on photo_counts to dss_visitor;
--> statement-breakpoint
-- `offset 0` as in 0039.
create policy view on photo_counts for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = photo_counts.property_id offset 0));
--> statement-breakpoint
-- What the function below needs.
create policy definer_functions on photo_counts to dss_owner using (true) with check (true);
--> statement-breakpoint

-- The argument says whether a photo came (1) or went (-1). One that went only updates: its home may be going, too.
create function app.count_photo() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_argv[0] = '1' then
    insert into public.photo_counts as counted (property_id, photos) values (new.property_id, 1)
    on conflict (property_id) do update set photos = counted.photos + 1;
  else
    update public.photo_counts set photos = photos - 1 where property_id = old.property_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.count_photo() from public;
--> statement-breakpoint
create trigger count_added after insert on images
  for each row when (new.deleted_at is null) execute function app.count_photo('1');
--> statement-breakpoint
create trigger count_deleted after update of deleted_at on images
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.count_photo('-1');
--> statement-breakpoint
create trigger count_restored after update of deleted_at on images
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function app.count_photo('1');
--> statement-breakpoint
create trigger count_removed after delete on images
  for each row when (old.deleted_at is null) execute function app.count_photo('-1');
--> statement-breakpoint
insert into photo_counts (property_id, photos)
select property_id, count(*) from images where deleted_at is null group by property_id;
