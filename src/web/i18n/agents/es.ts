import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'agents.title': 'Agentes',
  'agents.count': '{count|one:# agente|many:# de agentes|other:# agentes}',
  'agents.search': 'Buscar un agente',
  'agents.name': 'Nombre del agente o la agencia',
  'agents.none-title': 'Nadie se llama «{search}»',
  'agents.none-text': 'Prueba con una parte del nombre o míralos todos.',
  'agents.empty-title': 'Aún no hay agentes',
  'agents.empty-text': 'Cada persona aparece aquí con la primera vivienda que publica.',
  'agents.all': 'Todos los agentes',
  'agents.type-agent': 'Agente',
  'agents.type-agency': 'Agencia',
  'agents.type-developer': 'Promotora',
  'agents.unverified': 'Aún sin verificar',
  'agents.elsewhere': 'Perfiles sociales',
  'agents.contact': 'Contactar con {name}',
  'agents.subject': 'Consulta sobre tus anuncios, {name}',
  'agents.no-contact': 'No se muestra teléfono ni correo. Abre una de las viviendas de abajo y di que te interesa.',
  'agents.offers': 'Anuncios',
  'agents.nothing-title': 'Aún no hay anuncios',
  'agents.nothing-text': 'Aquí aparecerá lo próximo que se publique.',
  'agents.closed-homes':
    '{count|one:# vivienda más es premium|many:# de viviendas más son premium|other:# viviendas más son premium}',
  'agents.closed-homes-text': 'Las viviendas premium se muestran a los miembros cuyo paquete las incluye.',
  'agents.closed-projects':
    '{count|one:# proyecto para miembros|many:# de proyectos para miembros|other:# proyectos para miembros}',
  'agents.closed-projects-text': 'Los proyectos se muestran a los miembros cuyo paquete los incluye.',
  'agents.which-home': '¿Sobre qué vivienda?',
}
