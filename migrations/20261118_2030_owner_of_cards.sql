-- Cards contain the owner's id. The view that makes new cards adds it, and stored cards get it here.
update listing_cards k set card = (k.card::jsonb || jsonb_build_object('ownerId', p.owner_id))::json
from properties p where p.id = k.id;
