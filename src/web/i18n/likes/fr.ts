import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'Ce que vous aimez',
  'likes.text':
    'Dites ce que vous cherchez. Les biens qui conviennent viennent en premier sur l’accueil, chacun avec sa raison.',
  'likes.kind': 'Acheter ou louer',
  'likes.both': 'Les deux',
  'likes.categories': 'Types de biens',
  'likes.facilities': 'Bon à avoir à proximité',
  'likes.prices': 'Prix',
  'likes.lowest': 'À partir de',
  'likes.highest': 'Jusqu’à',
  'likes.city': 'Ville',
  'likes.city-help': 'Laissez vide pour chercher partout.',
  'likes.save': 'Enregistrer ce que j’aime',
  'likes.saved': 'Enregistré. L’accueil suit ce que vous aimez.',
  'likes.forget': 'Oublier ce que j’aime',
  'likes.forgotten': 'Oublié. Plus rien n’est montré pour cette raison.',
  'likes.see': 'Voir les biens',
  'likes.wrong-price': 'Écrivez un nombre entier, ou laissez vide.',
  'likes.wrong-order': 'Le prix le plus haut doit dépasser le plus bas.',
  'likes.gate-title': 'Connectez-vous pour dire ce que vous aimez',
  'likes.gate-text': 'Votre choix est gardé avec votre compte et n’est montré à personne d’autre.',
  'likes.rules-title': 'Comment les biens sont choisis',
  'likes.rules':
    'Un bien doit répondre à tout ce que vous avez choisi et se trouver près d’au moins un des lieux. Ceux qui en ont davantage à proximité viennent d’abord, puis les plus récents. Les biens que vous avez masqués et les vôtres sont laissés de côté ; les mises en avant payantes n’y changent rien.',
  'recommended.title': 'Des biens qui peuvent vous plaire',
  'recommended.count':
    '{count|one:# bien correspond à ce que vous aimez|many:# de biens correspondent à ce que vous aimez|other:# biens correspondent à ce que vous aimez}',
  'recommended.none-title': 'Rien ne répond encore à tout',
  'recommended.none-text': 'Demandez un peu moins, et davantage de biens conviendront.',
  'recommended.unset-title': 'Dites d’abord ce que vous aimez',
  'recommended.unset-text': 'Choisissez quelques critères, et les biens qui y répondent seront réunis ici.',
}
