import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'report.title': 'Denunciar esta vivienda',
  'report.text': '¿Qué problema hay con «{title}»?',
  'report.reason': 'Motivo',
  'report.other': 'Otra cosa',
  'report.words': 'Cuéntanos qué ocurre',
  'report.choose': 'Elige un motivo.',
  'report.write': 'Escribe qué ocurre.',
  'report.send': 'Enviar denuncia',
  'report.cancel': 'Cancelar',
  'report.done': 'Gracias. Revisaremos esta vivienda.',
  'report.failed': 'No se ha podido enviar la denuncia. Inténtalo de nuevo.',
  'report.next':
    'Una persona revisa cada denuncia y sabrás qué se ha decidido. No se le dice al propietario quién la hizo.',
}
