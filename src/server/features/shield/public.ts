/** What other features may use of the shield against copies and fraud. */
export { findCopies } from './copies.ts'
export { type Finding, judge } from './judge.ts'
export { judgeApplicant, listUnjudgedApplicants } from './judge-applicant.ts'
export { keepPrint } from './prints.ts'
export { renewPriceBands, saveJudgement } from './queries.ts'
export { listUnjudged, sketchOfHome, sketchOfProject } from './sketch.ts'
