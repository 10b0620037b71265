/** Labels and values of an invoice in the reader's language, for print and screen. */
export interface InvoiceLabels {
  title: string
  company: string
  head: [string, string][]
  parties: { title: string; lines: string[] }[]
  columns: [string, string]
  item: [string, string]
  sums: [string, string][]
  total: [string, string]
  note: string
  isRightToLeft: boolean
}
