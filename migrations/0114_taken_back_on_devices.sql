alter table pushes add column is_taken_back boolean not null default false;
alter table pushes drop constraint pushes_token_message_id_key;
alter table pushes add unique (token, message_id, is_taken_back);
comment on column pushes.is_taken_back is 'Tells a device that got a message, or was about to, that it is not there any more.';
