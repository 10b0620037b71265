import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'owner-feeds.text':
    'Incorpora viviendas de un propietario o descárgalas. Cada paso queda registrado y se avisa al propietario.',
  'owner-feeds.search': 'Nombre, correo o número',
  'owner-feeds.nobody': 'Nadie coincide',
  'owner-feeds.begin': 'Busca primero un propietario',
  'owner-feeds.for': 'Viviendas de {name}',
  'owner-feeds.other': 'Otro propietario',
}
