import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'sharing.title': 'Partager',
  'sharing.link': 'Lien',
  'sharing.copy': 'Copier',
  'sharing.by-hand': 'Le texte est sélectionné. Copiez-le au clavier ou par le menu.',
  'sharing.device': 'Partager avec une application de cet appareil',
  'sharing.elsewhere': 'Envoyer par',
  'sharing.email': 'E-mail',
  'sharing.qr': 'Code QR de cette page',
  'sharing.qr-help': 'Visez-le avec l’appareil photo d’un téléphone pour y ouvrir cette page.',
  'sharing.qr-download': 'Télécharger le code QR',
  'sharing.brochure': 'Brochure à imprimer (PDF)',
  'sharing.embed': 'Intégrer cette annonce',
  'sharing.embed-help':
    'Collez ceci dans votre page. La carte montre toujours le prix actuel et prévient quand le bien n’est plus proposé.',
  'sharing.embed-code': 'Code pour votre page',
}
