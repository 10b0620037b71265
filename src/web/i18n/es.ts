import type { Texts } from './translate.ts'

export const es: Texts = {
  'app.skip': 'Skip to content',
  'error.title': 'Something went wrong',
  'error.text': 'The page could not be shown. It is us, not you.',
  'error.retry': 'Try again',
  'missing.title': 'This page is not here',
  'missing.text': 'The address may be mistyped, or the home may have been sold or withdrawn.',
  'missing.home': 'Back to the home page',
  'ui.close': 'Cerrar',
  'ui.dismiss': 'Descartar mensaje',
  'ui.loading': 'Cargando',
  'ui.offline': 'Sin conexión. Lo que ves puede no estar al día.',
  'ui.remove': 'Quitar {name}',
  'ui.breadcrumbs': 'Dónde estás',
  'ui.pages': 'Páginas',
  'ui.page': 'Página {page}',
  'ui.previous': 'Anterior',
  'ui.next': 'Siguiente',
  'ui.done': 'hecho',
}
