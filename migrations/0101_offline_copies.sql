-- The operator's switch for copies that browsers keep for when there is no connection; "0" makes every browser forget them.
insert into settings (key, value, is_public) values ('offline_copies', '1', true) on conflict (key) do nothing;
