grant update (address_lat, address_lng, front_faces) on properties to dss_visitor;
--> statement-breakpoint
grant update (direction_said_as) on image_placements to dss_visitor;
--> statement-breakpoint
grant update (side_said_as) on owner_answers to dss_visitor;
