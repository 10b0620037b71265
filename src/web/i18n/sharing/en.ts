export const texts = {
  'sharing.title': 'Share',
  'sharing.link': 'Link',
  'sharing.copy': 'Copy',
  'sharing.by-hand': 'Text selected. Copy it with your keyboard or menu.',
  'sharing.device': 'Share with an app',
  'sharing.elsewhere': 'Share via',
  'sharing.email': 'Email',
  'sharing.qr': 'QR code of this page',
  'sharing.qr-help': 'Scan with a phone camera to open this page.',
  'sharing.qr-download': 'Download QR code',
  'sharing.brochure': 'Printable brochure (PDF)',
  'sharing.embed': 'Embed this listing',
  'sharing.embed-help':
    'Paste this code into your page. The card shows the current price and tells visitors when the home is no longer available.',
  'sharing.embed-code': 'Embed code',
} as const
