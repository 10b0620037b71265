export { cleanHtml } from './clean-html.ts'
export { mailProblem } from './mail-problem.ts'
