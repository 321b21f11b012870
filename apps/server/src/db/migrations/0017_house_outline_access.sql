grant update (outline) on properties to dss_visitor;
