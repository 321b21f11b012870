-- Jobs propose which side of the house and which area a photo shows, and change nothing else of it.
create policy of_the_job_to_sort on images for update to dss_worker
  using (deleted_at is null and property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant update (proposed_side, proposed_area, sorted_by) on images to dss_worker;
--> statement-breakpoint
create trigger announce_sorted after update of proposed_side, proposed_area on images
  for each row when (old.proposed_side is distinct from new.proposed_side or old.proposed_area is distinct from new.proposed_area)
  execute function app.announce_change('photo_sorted', 'id');
