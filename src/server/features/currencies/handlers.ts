export { getCurrencies } from './get-currencies.ts'
export { listCurrencyRates } from './list-currency-rates.ts'
export { saveCurrencyRate } from './save-currency-rate.ts'
