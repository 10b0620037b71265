const MOST_BYTES = 3072 * 1024
const ENDINGS = ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx']

/** For the chooser of the device. */
export const RECEIPT_TYPES = ENDINGS.map((ending) => `.${ending}`).join(',')

export type ReceiptFault = 'missing' | 'type' | 'size' | 'empty'

/** What is wrong with a receipt before it is sent; the server looks into the file itself. */
export function receiptFault(file: { name: string; size: number } | null): ReceiptFault | null {
  if (!file?.name) return 'missing'
  if (!ENDINGS.includes(file.name.split('.').at(-1)!.toLowerCase())) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > MOST_BYTES ? 'size' : null
}
