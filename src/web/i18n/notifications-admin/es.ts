import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'messages.announce-text': 'Envía una notificación a todos los usuarios o a un segmento, por sus canales preferidos.',
  'messages.segment': 'Audiencia',
  'messages.seg-kind': 'Tipo de cuenta',
  'messages.seg-package': 'Paquete',
  'messages.seg-with': 'Con un paquete en curso',
  'messages.seg-without': 'Sin paquete',
  'messages.seg-language': 'Idioma',
  'messages.reach': '{count|one:# persona|other:# personas}',
  'messages.reach-ways': '{app} en su lista, {push} en un dispositivo, {mail} por correo',
  'messages.title': 'Título',
  'messages.words': 'Mensaje',
  'messages.send-text': 'No se puede deshacer.',
  'messages.sent': 'Está en camino',
  'messages.past': 'Enviados',
  'messages.past-none': 'Aún no se ha anunciado nada',
  'messages.progress': '{reached} de {reach} avisados',
  'messages.everybody': 'Todos',
}
