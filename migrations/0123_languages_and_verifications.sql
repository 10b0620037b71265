alter table languages add column base_code text references languages (code) on update cascade;
create index languages_by_base on languages (base_code) where base_code is not null;
alter table languages add constraint languages_base_is_another check (base_code <> code);
comment on column languages.base_code is 'Whose texts are shown where this one has none of its own; null for the languages that came with the site.';

alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check check (
  kind in ('property', 'project', 'property_revision', 'project_revision', 'advertisement', 'report', 'verification'));
