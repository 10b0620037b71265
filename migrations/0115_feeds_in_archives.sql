alter table listing_imports add column feed_entry text check (feed_entry <> '');
comment on column listing_imports.feed_entry is 'Which file of the archive is the feed; null where the feed came by itself.';
