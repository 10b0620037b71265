export { agentList } from './agent-list.ts'
export { agentProperties } from './agent-properties.ts'
export { listProfessionals } from './list-professionals.ts'
