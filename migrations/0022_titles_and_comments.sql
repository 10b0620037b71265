insert into content_translations (subject, subject_id, field, language_code, value)
select 'homepage_section', s.id, 'title', t.language_code, t.value
from homepage_sections s
join (values
  ('categories_section', 'es', 'Categorías'), ('categories_section', 'ar', 'الفئات'),
  ('featured_properties_section', 'es', 'Propiedades destacadas'), ('featured_properties_section', 'ar', 'عقارات مميزة'),
  ('nearby_properties_section', 'es', 'Propiedades cercanas'), ('nearby_properties_section', 'ar', 'عقارات قريبة منك'),
  ('properties_by_cities_section', 'es', 'Propiedades por ciudad'), ('properties_by_cities_section', 'ar', 'العقارات حسب المدينة'),
  ('most_viewed_properties_section', 'es', 'Las más vistas'), ('most_viewed_properties_section', 'ar', 'الأكثر مشاهدة'),
  ('featured_projects_section', 'es', 'Proyectos destacados'), ('featured_projects_section', 'ar', 'مشاريع مميزة'),
  ('most_liked_properties_section', 'es', 'Las más guardadas'), ('most_liked_properties_section', 'ar', 'الأكثر حفظًا'),
  ('agents_list_section', 'es', 'Agentes'), ('agents_list_section', 'ar', 'الوكلاء'),
  ('premium_properties_section', 'es', 'Propiedades premium'), ('premium_properties_section', 'ar', 'عقارات بريميوم'),
  ('projects_section', 'es', 'Proyectos'), ('projects_section', 'ar', 'المشاريع'),
  ('user_recommendations_section', 'es', 'Recomendadas para ti'), ('user_recommendations_section', 'ar', 'مقترحة لك'),
  ('articles_section', 'es', 'Artículos'), ('articles_section', 'ar', 'مقالات'),
  ('faqs_section', 'es', 'Preguntas frecuentes'), ('faqs_section', 'ar', 'الأسئلة الشائعة')
) t (type, language_code, value) on t.type = s.type
on conflict do nothing;

comment on table password_resets is 'Links to choose a new password, single-use and short-lived; only their SHA-256 is stored.';
comment on table passkeys is 'Public keys people sign in with instead of a password.';
comment on table categories is 'Kinds of property: apartment, villa, land …';
comment on table category_parameters is 'Which parameters a category asks for.';
comment on table property_parameters is 'Answers of a listing to the parameters of its category.';
comment on table property_facilities is 'What is near a listing, and how far.';
comment on table property_gallery is 'Photographs of a listing, in order.';
comment on table property_documents is 'Papers of a listing that anybody may download.';
comment on table project_gallery is 'Photographs of a project, in order.';
comment on table project_documents is 'Papers of a project that anybody may download.';
comment on table project_translations is 'Titles and descriptions of a project in other languages; the base text is the fallback.';
comment on table favourites is 'Homes people saved; a trigger keeps the counts.';
comment on table report_reasons is 'Reasons to choose from when a listing is reported.';
comment on table reports is 'Complaints about listings, one per person and listing.';
comment on table packages is 'What can be bought: a bundle of features for a time.';
comment on table package_features is 'What a package allows, and how often.';
comment on table bank_receipts is 'Proofs of bank transfers, private files; the newest counts.';
comment on table chat_members is 'The two sides of a chat, each with what it has not read and what it has cleared.';
comment on table messages is 'What people wrote to each other, and the files they sent.';
comment on table notifications is 'Notices to everybody or to chosen people.';
comment on table notification_reads is 'Who has seen which notice.';
comment on table languages is 'Languages of the site.';
comment on table seo_pages is 'Titles and descriptions of the site''s own pages for search engines.';
comment on table homepage_sections is 'The rows of the home page, in the operator''s order.';
comment on table articles is 'Articles of the site, written by staff.';
comment on table article_categories is 'Subjects of articles.';
comment on table faqs is 'Questions and answers; the newest is shown first.';
comment on table contact_requests is 'Messages from the contact page.';
comment on table verification_answers is 'What an applicant entered.';
