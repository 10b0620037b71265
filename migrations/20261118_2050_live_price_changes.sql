insert into settings (key, value, is_public) values ('live_price_changes', '1', false) on conflict (key) do nothing;
