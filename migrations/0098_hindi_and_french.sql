insert into languages (code, name, is_rtl, position) values ('hi', 'हिन्दी', false, 4), ('fr', 'Français', false, 5)
on conflict (code) do nothing;

insert into content_translations (subject, subject_id, field, language_code, value)
select 'homepage_section', s.id, 'title', t.language_code, t.value
from homepage_sections s
join (values
  ('categories_section', 'hi', 'श्रेणियाँ'), ('categories_section', 'fr', 'Catégories'),
  ('featured_properties_section', 'hi', 'फ़ीचर्ड घर'), ('featured_properties_section', 'fr', 'Biens à la une'),
  ('nearby_properties_section', 'hi', 'आस-पास के घर'), ('nearby_properties_section', 'fr', 'Biens à proximité'),
  ('properties_by_cities_section', 'hi', 'शहर के अनुसार घर'), ('properties_by_cities_section', 'fr', 'Biens par ville'),
  ('most_viewed_properties_section', 'hi', 'सबसे ज़्यादा देखे गए'), ('most_viewed_properties_section', 'fr', 'Les plus vus'),
  ('featured_projects_section', 'hi', 'फ़ीचर्ड प्रोजेक्ट'), ('featured_projects_section', 'fr', 'Programmes à la une'),
  ('most_liked_properties_section', 'hi', 'सबसे ज़्यादा सहेजे गए'), ('most_liked_properties_section', 'fr', 'Les plus enregistrés'),
  ('agents_list_section', 'hi', 'एजेंट'), ('agents_list_section', 'fr', 'Agents'),
  ('premium_properties_section', 'hi', 'प्रीमियम घर'), ('premium_properties_section', 'fr', 'Biens premium'),
  ('projects_section', 'hi', 'प्रोजेक्ट'), ('projects_section', 'fr', 'Programmes'),
  ('user_recommendations_section', 'hi', 'आपके लिए सुझाए गए'), ('user_recommendations_section', 'fr', 'Recommandés pour vous'),
  ('articles_section', 'hi', 'लेख'), ('articles_section', 'fr', 'Articles'),
  ('faqs_section', 'hi', 'अक्सर पूछे जाने वाले सवाल'), ('faqs_section', 'fr', 'Questions fréquentes')
) t (type, language_code, value) on t.type = s.type
on conflict do nothing;
