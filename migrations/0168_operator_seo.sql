-- Titles and descriptions of pages can be entered in each language.
alter table content_translations drop constraint content_translations_subject_check;
alter table content_translations add constraint content_translations_subject_check check (subject in (
  'category', 'parameter', 'facility', 'package', 'article', 'article_category', 'faq', 'homepage_section', 'report_reason', 'verification_field',
  'ad_banner', 'seo_page'));

-- An empty field means the default of the site, which exists in every language. The English texts that came with the table are such defaults.
update seo_pages s set
  meta_title = nullif(s.meta_title, d.title),
  meta_description = nullif(s.meta_description, d.description),
  meta_keywords = nullif(s.meta_keywords, d.keywords)
from (values
('homepage', 'Lintel: homes for sale and to rent', 'Find a home to buy or rent, talk to the people who offer it and keep track of what you like, on a map that works everywhere.', 'homes, property, for sale, to rent'),
  ('about-us', 'About us', 'Who runs this site, how listings are checked before they appear, and how to reach the people behind it.', 'about, company'),
  ('agent-details', 'Agent', 'What this agent offers at the moment, where they work and how to get in touch with them directly.', 'agent, broker'),
  ('all-agents', 'Agents and agencies', 'The agents and agencies who list homes here, with their verified badges and the number of homes on offer.', 'agents, agencies, brokers'),
  ('all-categories', 'All kinds of property', 'Apartments, houses, villas, townhouses, studios, land and places to work in, each with the number of listings.', 'apartments, houses, land, offices'),
  ('all-projects', 'New developments', 'Homes sold from plans and under construction, with floor plans, documents and the stage of the works.', 'projects, new homes, developments'),
  ('all-properties', 'All properties', 'Every home, plot and workplace on offer, with filters for place, price, size and what matters near by.', 'properties, listings, search'),
  ('articles', 'Articles', 'Plain advice on buying, renting, selling and looking after a home, written to be used and not to be sold to.', 'advice, buying, renting, selling'),
  ('chat', 'Messages', 'Your conversations with owners and agents about the homes you are interested in, all in one place.', 'messages, chat'),
  ('contact-us', 'Contact us', 'Write to us about a listing, an account or the site itself. A person reads it and answers within a day.', 'contact, help'),
  ('faqs', 'Questions and answers', 'Answers to the questions people ask most often about searching, listing, packages and payments.', 'questions, help, faq'),
  ('featured-projects', 'Featured developments', 'Developments that their builders have chosen to feature, marked as such, with plans and stages.', 'featured projects'),
  ('featured-properties', 'Featured properties', 'Listings that their owners have paid to feature, always marked, with the same facts as every other one.', 'featured properties'),
  ('most-favorite-properties', 'Most saved properties', 'The homes that visitors keep coming back to, ordered by how many people have saved them.', 'favourite homes'),
  ('most-viewed-properties', 'Most viewed properties', 'The homes that people look at most at the moment, counted without robots and without owners.', 'popular homes'),
  ('privacy-policy', 'Privacy policy', 'Which data we keep, why, for how long, who can see it, and how to get a copy or have it deleted.', 'privacy, data'),
  ('properties-nearby-city', 'Properties by city', 'Cities in which homes are on offer, with a picture and the number of listings in each of them.', 'cities, homes near me'),
  ('properties-on-map', 'Properties on the map', 'Move the map, draw an area and see what is on offer there, with prices on the pins.', 'map, property search'),
  ('search', 'Search results', 'Homes that match what you are looking for, side by side with the map, and easy to narrow down.', 'search, homes'),
  ('subscription-plan', 'Packages', 'What listing and featuring costs, what each package allows and for how long, before you sign in.', 'packages, prices, subscription'),
  ('terms-and-condition', 'Terms and conditions', 'The rules for using this site, for listing on it and for paying, in words that can be understood.', 'terms, conditions')
) as d (page, title, description, keywords)
where s.page = d.page;
comment on column seo_pages.meta_title is 'Null for the default of the page.';
comment on column seo_pages.meta_description is 'Null for the default of the page.';

insert into settings (key, value, is_public) values ('geolocation_on_load', '1', true) on conflict (key) do nothing;
