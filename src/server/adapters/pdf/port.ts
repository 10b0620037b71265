/** An invoice in the reader's words, the same for print and screen. */
export interface InvoiceWords {
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
