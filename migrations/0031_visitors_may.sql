insert into settings (key, value, is_public) values
  ('map_for_visitors', '0', true),
  ('compare_for_visitors', '0', true)
on conflict do nothing;
