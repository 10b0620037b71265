import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'search.cities': 'Villes avec des biens',
  'search.cities-text': 'Toutes les villes où un bien est à vendre ou à louer, les mieux fournies d’abord.',
  'search.cities-near': 'Toutes les villes où un bien est à vendre ou à louer, les plus proches de {place} d’abord.',
  'search.cities-none': 'Aucune ville n’a encore de bien.',
  'catalogue.title': 'Types de biens',
  'catalogue.text':
    '{count|one:# bien, classé par type|many:# de biens, classés par type|other:# biens, classés par type}',
}
