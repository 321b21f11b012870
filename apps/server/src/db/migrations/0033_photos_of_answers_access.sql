grant update (image_id, box) on owner_answers to dss_visitor;
--> statement-breakpoint
grant update (missing_sides) on properties to dss_visitor;