import { REQUIREMENTS, type RequirementId } from './requirements.ts'

/** Names the requirements that the current test proves. `npm run conformance` reads these calls from the source. */
export function proves(...ids: [RequirementId, ...RequirementId[]]): void {
  for (const id of ids) if (!(id in REQUIREMENTS)) throw new Error(`There is no requirement ${id}.`)
}
