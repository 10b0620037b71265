import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'report.title': 'Signaler ce bien',
  'report.text': 'Quel est le problème avec « {title} » ?',
  'report.reason': 'Motif',
  'report.other': 'Autre chose',
  'report.words': 'Dites-nous ce qui ne va pas',
  'report.choose': 'Veuillez choisir un motif.',
  'report.write': 'Veuillez écrire ce qui ne va pas.',
  'report.send': 'Envoyer le signalement',
  'report.cancel': 'Annuler',
  'report.done': 'Merci. Nous allons examiner ce bien.',
  'report.failed': 'Le signalement n’a pas pu être envoyé. Veuillez réessayer.',
  'report.next':
    'Une personne examine chaque signalement et vous apprenez ce qui a été décidé. Le propriétaire ne sait pas qui l’a fait.',
}
