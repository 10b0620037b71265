create index users_by_beginning_of_name on users (plain_text(name) text_pattern_ops) where is_active and account_kind <> 'owner';
comment on index users_by_beginning_of_name is 'Finds agents and agencies by the beginning of their name, however many there are.';
