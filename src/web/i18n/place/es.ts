import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'place.label': 'Ciudad, región o país',
  'place.placeholder': '¿Dónde quieres vivir?',
  'place.looking': 'Buscando lugares…',
  'place.none': 'No hay ningún lugar con ese nombre. Revisa la ortografía o prueba con una ciudad cercana más grande.',
  'place.failed': 'Ahora no se pueden buscar lugares. Comprueba tu conexión e inténtalo de nuevo.',
  'place.found': '{count|one:# lugar encontrado|other:# lugares encontrados}',
  'location.title': '¿Dónde buscas?',
  'location.mine': 'Usar mi ubicación actual',
  'location.radius': 'A qué distancia',
  'location.kilometres': '{value} km',
  'location.chosen': 'Viviendas cerca de {place}',
  'location.show': 'Ver viviendas aquí',
  'location.clear': 'Buscar en todas partes',
  'location.unsupported': 'Este navegador no admite la geolocalización',
  'location.unknown': 'No se ha podido determinar tu ubicación',
  'location.fetch': 'Error al obtener la ubicación',
  'location.denied': 'Permiso de ubicación denegado',
  'location.unavailable': 'La información de ubicación no está disponible',
  'location.timeout': 'La solicitud de ubicación ha agotado el tiempo de espera',
  'location.error': 'Error al obtener la ubicación',
}
