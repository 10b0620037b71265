-- Packages are paged like every list: by what is on sale, by price and by name.
create index packages_by_state on packages (is_active desc, price_minor nulls first, id);
create index packages_by_price on packages (price_minor nulls first, id);
create index packages_by_name on packages (lower(name), id);

-- How many people have a package now is counted from the index alone.
drop index user_packages_of_package;
create index user_packages_of_package on user_packages (package_id, ends_at) include (starts_at);
