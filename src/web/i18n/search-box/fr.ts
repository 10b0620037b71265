import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'searchbox.popular': 'Lieux populaires',
  'searchbox.near-me': 'Autour de moi',
  'searchbox.understood': 'Recherche comprise',
  'searchbox.part-place': 'Lieu : {text}',
  'searchbox.part-category': 'Type de bien : {text}',
  'searchbox.part-price': 'Prix : {text}',
  'searchbox.part-area': 'Surface : {text}',
  'searchbox.part-beds': 'Chambres : {text}',
  'searchbox.part-baths': 'Salles de bain : {text}',
  'searchbox.part-nearby': 'À proximité : {text}',
  'searchbox.part-attribute': 'Équipement : {text}',
  'searchbox.part-text': 'Texte : {text}',
}
