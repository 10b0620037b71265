-- Whether everyone may read projects, apart from their documents and contact.
insert into settings (key, value, is_public) values ('projects_for_everyone', '0', false);
