/** Printed invoice number: the year and a sequence number that restarts each year. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }) =>
  `${year}-${String(number).padStart(6, '0')}`
