import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'projects.title': 'Nouveaux programmes',
  'projects.title-upcoming': 'Programmes à venir',
  'projects.title-under_construction': 'Programmes en construction',
  'projects.featured-title': 'Programmes à la une',
  'projects.count': '{count|one:# programme|many:# de programmes|other:# programmes}',
  'projects.stage': 'Avancement des travaux',
  'projects.any-stage': 'Tous',
  'projects.narrow': 'Affiner les programmes',
  'projects.words': 'Mots-clés',
  'projects.place': 'Lieu',
  'projects.category': 'Type de bien',
  'projects.any-category': 'Tous les types',
  'projects.show': 'Afficher les programmes',
  'projects.clear': 'Effacer',
  'projects.all': 'Tous les programmes',
  'projects.none-title': 'Aucun programme ne correspond',
  'projects.none-text': 'Moins de mots ou un lieu plus vaste en donnent davantage. Ou regardez-les tous.',
  'projects.empty-title': 'Pas encore de programmes',
  'projects.empty-text': 'Les nouveaux programmes apparaîtront ici dès leur publication.',
  'projects.upcoming-empty-title': 'Aucun programme à venir pour l’instant',
  'projects.upcoming-empty-text':
    'Les programmes apparaissent ici avant le début des travaux. En attendant, parcourez ceux en cours.',
  'projects.unknown-place':
    'Nous ne connaissons aucun lieu nommé « {place} ». Vérifiez l’orthographe ou essayez une ville plus grande à proximité.',
  'projects.about': 'À propos de ce programme',
  'projects.plans': 'Plans',
  'projects.developer': 'Promoteur',
  'projects.safety': 'Demandez le permis de construire et payez selon l’avancement des travaux, jamais tout d’un coup.',
  'projects.similar': 'Programmes similaires',
  'projects.gate-title': 'La suite de ce programme est réservée aux membres',
  'projects.gate-text':
    'Les promoteurs montrent le détail de leurs programmes aux membres dont le forfait les comprend. Voici ce que vous verriez :',
  'projects.gate-cost': 'Forfaits donnant accès',
  'projects.inside-about': 'La description complète et toutes les photos',
  'projects.inside-plans': 'Les plans de chaque type de logement',
  'projects.inside-papers': 'Les documents à emporter : brochure, liste des prix, permis',
  'projects.inside-map': 'L’endroit exact de la construction',
  'projects.inside-contact': 'Le téléphone et l’e-mail du promoteur',
  'projects.no-contact':
    'Aucun numéro ni adresse n’est affiché. La page du promoteur présente tout ce qu’il propose d’autre.',
  'projects.unit-types': 'Types de logements',
  'projects.gate-documents': 'Documents et coordonnées réservés aux membres',
  'projects.gate-documents-text':
    'Les forfaits incluant les programmes donnent la brochure, la grille de prix, le téléphone et l’e-mail du promoteur.',
}
