alter table properties
  add column district text check (char_length(district) between 1 and 120),
  add column postcode text check (char_length(postcode) between 1 and 20);

-- Suggestions by the beginning of a district or postcode.
create index properties_by_district on properties (plain_text(district) text_pattern_ops)
  where district is not null and is_active and request_status = 'approved' and not is_private and property_type in ('sell', 'rent');
create index properties_by_postcode on properties (plain_text(postcode) text_pattern_ops)
  where postcode is not null and is_active and request_status = 'approved' and not is_private and property_type in ('sell', 'rent');
