create index property_days_by_day on property_days using brin (day) with (pages_per_range = 16);
create index project_days_by_day on project_days using brin (day) with (pages_per_range = 16);
comment on index property_days_by_day is 'For the job that forgets old days; rows lie in the order of their days, so a few pages say where they are.';
