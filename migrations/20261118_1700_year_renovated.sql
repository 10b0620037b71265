alter table properties add column year_renovated integer check (year_renovated between 1800 and 9999);
