-- A long list of ids is compared one by one when it is a condition; joined, each is looked up by its key.
create or replace function refresh_cards(property_ids bigint[]) returns void language plpgsql as $$
begin
  insert into listing_cards (id, card, gallery, page)
  select s.id, s.card, s.gallery, s.page
  from (select distinct id from unnest(property_ids) id) wanted
  join listing_card_source s on s.id = wanted.id
  where exists (select from listing l where l.id = s.id)
  order by s.id
  on conflict (id) do update set (card, gallery, page) = row (excluded.card, excluded.gallery, excluded.page)
  where (listing_cards.card::text, listing_cards.gallery::text, listing_cards.page::text)
    is distinct from (excluded.card::text, excluded.gallery::text, excluded.page::text);
end $$;
