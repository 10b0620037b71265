-- A package can be taken back in the moment in which it was given.
alter table user_packages drop constraint user_packages_check;
alter table user_packages add constraint user_packages_lasts
  check (ends_at > starts_at or (revoked_at is not null and ends_at >= starts_at));
