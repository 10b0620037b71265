export { type AgentRow, BUSIEST } from './agent.sql.ts'
export { presentAgent } from './present.ts'
