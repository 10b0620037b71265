-- The project of an exact name, for the search box.
create index projects_by_title on projects (plain_text(title) text_pattern_ops) where is_active and request_status = 'approved';
