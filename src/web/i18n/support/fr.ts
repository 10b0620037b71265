import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'faqs.title': 'Questions fréquentes',
  'faqs.text': 'Ce qu’on nous demande le plus, avec des réponses claires.',
  'faqs.empty-title': 'Pas encore de questions',
  'faqs.empty-text': 'Les réponses apparaîtront ici. D’ici là, écrivez-nous.',
  'faqs.ask': 'Posez-nous la question',
  'faqs.ask-title': 'Vous avez d’autres questions ?',
  'faqs.ask-text': 'Écrivez-nous. Une personne vous lit et répond dans la journée.',
  'contact.title': 'Nous contacter',
  'contact.map': 'Où se trouve {name}',
  'contact.text':
    'Écrivez-nous au sujet d’une annonce, d’un compte ou du site. Une personne vous lit et répond dans la journée.',
  'contact.first-name': 'Prénom',
  'contact.last-name': 'Nom de famille',
  'contact.email': 'E-mail',
  'contact.email-help': 'Sert uniquement à vous répondre.',
  'contact.subject': 'De quoi s’agit-il ?',
  'contact.message': 'Message',
  'contact.send': 'Envoyer le message',
  'contact.leave-empty': 'Laissez ce champ vide',
  'contact.sent-title': 'Merci. Votre message a été envoyé.',
  'contact.sent-text': 'Nous répondons à {email}, en général dans la journée.',
  'contact.another': 'Écrire un autre message',
  'contact.reach': 'Autres façons de nous joindre',
  'contact.answers': 'La réponse est peut-être déjà là',
}
