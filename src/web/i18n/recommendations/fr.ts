import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'Préférences de logement',
  'likes.text': 'Dites-nous ce que vous cherchez : les biens correspondants s’afficheront en premier.',
  'likes.kind': 'Acheter ou louer',
  'likes.both': 'Les deux',
  'likes.categories': 'Types de biens',
  'likes.facilities': 'Lieux à proximité',
  'likes.prices': 'Prix',
  'likes.lowest': 'À partir de',
  'likes.highest': 'Jusqu’à',
  'likes.city': 'Ville',
  'likes.city-help': 'Laissez vide pour chercher partout.',
  'likes.save': 'Enregistrer les préférences',
  'likes.saved': 'Préférences enregistrées',
  'likes.forget': 'Effacer les préférences',
  'likes.forgotten': 'Préférences effacées',
  'likes.see': 'Voir les biens',
  'likes.wrong-price': 'Écrivez un nombre entier, ou laissez vide.',
  'likes.wrong-order': 'Le prix le plus haut doit dépasser le plus bas.',
  'likes.gate-title': 'Connectez-vous pour définir vos préférences',
  'likes.gate-text': 'Vos préférences ne sont visibles que par vous.',
  'likes.rules-title': 'Comment les biens sont choisis',
  'likes.rules':
    'Un bien doit répondre à tout ce que vous avez choisi et se trouver près d’au moins un des lieux. Ceux qui en ont davantage à proximité viennent d’abord, puis les plus récents. Les biens que vous avez masqués et les vôtres sont laissés de côté ; les mises en avant payantes n’y changent rien.',
  'recommended.title': 'Recommandé pour vous',
  'recommended.count':
    '{count|one:# bien correspond à vos préférences|many:# de biens correspondent à vos préférences|other:# biens correspondent à vos préférences}',
  'recommended.none-title': 'Aucun bien ne correspond à toutes vos préférences',
  'recommended.none-text': 'Essayez de retirer une ou deux préférences.',
  'recommended.unset-title': 'Définissez d’abord vos préférences',
  'recommended.unset-text': 'Choisissez quelques critères, et les biens qui y répondent seront réunis ici.',
}
