import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'sharing.title': 'Compartir',
  'sharing.link': 'Enlace',
  'sharing.copy': 'Copiar',
  'sharing.by-hand': 'El texto está seleccionado. Cópielo con el teclado o el menú.',
  'sharing.device': 'Compartir con una aplicación de este dispositivo',
  'sharing.elsewhere': 'Enviar con',
  'sharing.email': 'Correo',
  'sharing.qr': 'Código QR de esta página',
  'sharing.qr-help': 'Apunte con la cámara de un teléfono para abrir allí esta página.',
  'sharing.qr-download': 'Descargar el código QR',
  'sharing.brochure': 'Folleto para imprimir (PDF)',
  'sharing.embed': 'Insertar este anuncio',
  'sharing.embed-help':
    'Pegue esto en su página. La tarjeta muestra siempre el precio actual y avisa cuando la vivienda ya no está disponible.',
  'sharing.embed-code': 'Código para su página',
}
