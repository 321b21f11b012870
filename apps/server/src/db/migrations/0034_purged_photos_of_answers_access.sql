create policy purge on owner_answers for select to dss_purge
  using (exists (select from images where images.property_id = owner_answers.property_id));
--> statement-breakpoint
create policy purge_photo on owner_answers for update to dss_purge
  using (exists (select from images where images.property_id = owner_answers.property_id));
--> statement-breakpoint
grant select (property_id, image_id), update (image_id, box) on owner_answers to dss_purge;