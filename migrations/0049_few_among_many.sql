create index users_inactive on users (id) where not is_active;
comment on index users_inactive is 'Leaves out what belongs to switched-off accounts without reading everybody.';
create index users_verified on users (id) where verification = 'success' and is_active;
comment on index users_verified is 'Puts the verified first without reading everybody.';
