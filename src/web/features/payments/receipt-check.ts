const MAX_BYTES = 3072 * 1024
const ENDINGS = ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx']

/** For the file picker. */
export const RECEIPT_TYPES = ENDINGS.map((ending) => `.${ending}`).join(',')

export type ReceiptError = 'missing' | 'type' | 'size' | 'empty'

/** The error of a receipt before it is sent; the server checks the file content itself. */
export function receiptError(file: { name: string; size: number } | null): ReceiptError | null {
  if (!file?.name) return 'missing'
  if (!ENDINGS.includes(file.name.split('.').at(-1)!.toLowerCase())) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > MAX_BYTES ? 'size' : null
}
