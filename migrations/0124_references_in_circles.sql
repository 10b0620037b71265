-- References to the table itself or in a circle: whoever brings many rows at once may look at them when all are there. Everybody else notices nothing.
alter table areas alter constraint areas_parent_id_fkey deferrable initially immediate;
alter table languages alter constraint languages_base_code_fkey deferrable initially immediate;
alter table package_ledger alter constraint package_ledger_returned_use_fkey deferrable initially immediate;
alter table setting_saves alter constraint setting_saves_undoes_id_fkey deferrable initially immediate;
alter table users
  alter constraint users_agency_id_fkey deferrable initially immediate,
  alter constraint users_profile_media_id_fkey deferrable initially immediate;
