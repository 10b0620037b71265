import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'gate.title': 'Esta es una vivienda prémium',
  'gate.text':
    'Su propietario la muestra solo a miembros cuyo paquete incluye viviendas prémium. Todo lo demás sigue abierto para ti.',
  'gate.offers': 'Paquetes que lo incluyen',
  'gate.free': 'Gratis',
  'gate.for-days': '{count|one:por # día|other:por # días}',
  'gate.for-hours': '{count|one:por # hora|other:por # horas}',
  'gate.have-one': '¿Ya tienes uno?',
  'gate.sign-in': 'Inicia sesión',
  'gate.plans': 'Ver paquetes',
}
