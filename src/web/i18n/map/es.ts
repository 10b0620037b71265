import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'map.name': 'Mapa',
  'map.failed': 'No se ha podido cargar el mapa.',
  'map.retry': 'Reintentar',
  'map.approximate': 'Ubicación aproximada',
  'map.zoom-in': 'Acercar',
  'map.zoom-out': 'Alejar',
  'map.level': 'Nivel de zoom {zoom}',
  'map.keys':
    'Mueva el mapa con las flechas, acerque o aleje con más y menos, y llegue a las viviendas con el tabulador.',
}
