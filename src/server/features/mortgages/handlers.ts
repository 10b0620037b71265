export { mortgageCalculator } from './mortgage-calculator.ts'
export { mortgageCosts } from './mortgage-costs.ts'
