export const texts = {
  'sharing.title': 'Share',
  'sharing.link': 'Link',
  'sharing.copy': 'Copy',
  'sharing.by-hand': 'The text is selected. Copy it with your keyboard or menu.',
  'sharing.device': 'Share with an app on this device',
  'sharing.elsewhere': 'Send it with',
  'sharing.email': 'Email',
  'sharing.qr': 'QR code of this page',
  'sharing.qr-help': 'Point a phone camera at it to open this page there.',
  'sharing.qr-download': 'Download QR code',
  'sharing.brochure': 'Brochure to print (PDF)',
  'sharing.embed': 'Show this home on your website',
  'sharing.embed-help':
    'Paste this into your page. The card always shows the present price, and says so when the home is gone.',
  'sharing.embed-code': 'Code for your page',
} as const
