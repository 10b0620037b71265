-- Visitors may send enquiries unless the operator turns it off.
update settings set value = '1' where key = 'enquiries_from_visitors';
