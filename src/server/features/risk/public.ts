/** Public interface of the risk feature. */

export { assessRisk, type Finding } from './assess-risk.ts'
export { findDuplicateListings } from './duplicate-listings.ts'
export { judgeApplicant, listUnjudgedApplicants } from './judge-applicant.sql.ts'
export { saveFingerprint } from './prints.sql.ts'
export { refreshPriceBands, saveJudgement } from './queries.ts'
export { listUnjudged, riskSubjectOfProject, riskSubjectOfProperty } from './risk-subject.ts'
