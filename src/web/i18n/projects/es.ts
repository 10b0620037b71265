import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'projects.title': 'Obra nueva',
  'projects.title-upcoming': 'Próximos proyectos',
  'projects.title-under_construction': 'Proyectos en construcción',
  'projects.featured-title': 'Proyectos destacados',
  'projects.count': '{count|one:# proyecto|many:# de proyectos|other:# proyectos}',
  'projects.stage': 'Fase de construcción',
  'projects.any-stage': 'Todos',
  'projects.narrow': 'Filtrar los proyectos',
  'projects.words': 'Palabras clave',
  'projects.place': 'Lugar',
  'projects.category': 'Tipo de vivienda',
  'projects.any-category': 'Cualquier tipo',
  'projects.show': 'Ver proyectos',
  'projects.clear': 'Borrar',
  'projects.all': 'Todos los proyectos',
  'projects.none-title': 'Ningún proyecto encaja',
  'projects.none-text': 'Con menos palabras o un lugar más amplio aparecerán más. O míralos todos.',
  'projects.empty-title': 'Aún no hay proyectos',
  'projects.empty-text': 'Las nuevas promociones aparecerán aquí en cuanto se publiquen.',
  'projects.upcoming-empty-title': 'Todavía no hay próximos proyectos',
  'projects.upcoming-empty-text':
    'Los proyectos aparecen aquí antes de que empiecen las obras. Mientras tanto, mira los que ya están en marcha.',
  'projects.unknown-place':
    'No conocemos ningún lugar llamado «{place}». Revisa la ortografía o prueba con una ciudad mayor cercana.',
  'projects.about': 'Sobre este proyecto',
  'projects.plans': 'Planos',
  'projects.developer': 'Promotora',
  'projects.safety': 'Pide la licencia de obra y paga por fases, nunca todo de una vez.',
  'projects.similar': 'Proyectos similares',
  'projects.gate-title': 'El resto del proyecto es para miembros',
  'projects.gate-text':
    'Las promotoras muestran los detalles a los miembros cuyo paquete los incluye. Esto es lo que verías:',
  'projects.gate-cost': 'Paquetes con acceso',
  'projects.inside-about': 'La descripción completa y todas las fotos',
  'projects.inside-plans': 'Planos de cada tipo de vivienda',
  'projects.inside-papers': 'Documentos para llevar: folleto, lista de precios, licencias',
  'projects.inside-map': 'Dónde se construye exactamente',
  'projects.inside-contact': 'Teléfono y correo de la promotora',
  'projects.no-contact':
    'No se muestra teléfono ni correo. En la página de la promotora está todo lo demás que ofrece.',
  'projects.unit-types': 'Tipos de vivienda',
  'projects.gate-documents': 'Los documentos y el contacto son para miembros',
  'projects.gate-documents-text':
    'Los paquetes que incluyen proyectos muestran el folleto, la lista de precios y el teléfono y correo del promotor.',
}
