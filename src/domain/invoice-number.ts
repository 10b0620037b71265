/** The number of an invoice as it is printed: the year, and a count that begins anew with it. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }) =>
  `${year}-${String(number).padStart(6, '0')}`
