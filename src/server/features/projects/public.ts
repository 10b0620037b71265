export { IS_FEATURED, IS_PUBLIC, PROJECT, type ProjectRow } from './card-sql.ts'
export { presentProject } from './present-card.ts'
export { listProjects } from './queries.ts'
export { flushProjectViews } from './views.ts'
