import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'messages.announce-text':
    'Envoyez une notification à tous les utilisateurs ou à un segment, par leurs canaux préférés.',
  'messages.segment': 'Audience',
  'messages.seg-kind': 'Type de compte',
  'messages.seg-package': 'Forfait',
  'messages.seg-with': 'Avec un forfait en cours',
  'messages.seg-without': 'Sans forfait',
  'messages.seg-language': 'Langue',
  'messages.reach': '{count|one:# personne|many:# de personnes|other:# personnes}',
  'messages.reach-ways': '{app} dans leur liste, {push} sur un appareil, {mail} par e-mail',
  'messages.title': 'Titre',
  'messages.words': 'Message',
  'messages.send-text': 'On ne peut pas revenir en arrière.',
  'messages.sent': 'C’est parti',
  'messages.past': 'Déjà envoyées',
  'messages.past-none': 'Rien n’a encore été annoncé',
  'messages.progress': '{reached} sur {reach} prévenus',
  'messages.everybody': 'Tout le monde',
}
