-- These statements take a few ids each time; planning them anew costs five times as much as running them (14 ms against 2.5 ms of CPU).
alter function refresh_listings(bigint[]) set plan_cache_mode = force_generic_plan;
alter function refresh_dirty_listings() set plan_cache_mode = force_generic_plan;
