-- The form has six steps: nearby places moved to the details, plans and documents to the photos.
update listing_drafts set step = case step when 'nearby' then 'facts' else 'photos' end where step in ('nearby', 'extras');
