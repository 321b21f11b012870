-- The objects of all photos of a property, deleted ones too, in one snapshot: a photo that is restored or deleted meanwhile is always among them.
create function app.objects_of_photos(of_property uuid) returns table (source_url text, working_path text, thumbnail_path text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select photo.source_url, photo.working_path, photo.thumbnail_path from public.images photo where photo.property_id = of_property;
end;
--> statement-breakpoint
revoke execute on function app.objects_of_photos(uuid) from public;
--> statement-breakpoint
grant execute on function app.objects_of_photos(uuid) to dss_purge;
