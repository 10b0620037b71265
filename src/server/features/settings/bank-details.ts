import { WebSettings } from '#contract/settings.ts'

/** Parses the bank details, stored as JSON in one setting; anything but a list of titles and values is ignored. */
export function bankDetails(setting: string | undefined): WebSettings['bank_details'] {
  try {
    const details = WebSettings.shape.bank_details.safeParse(
      (JSON.parse(setting ?? '[]') as { title: string }[]).map((detail) => ({
        translated_title: detail.title,
        ...detail,
      })),
    )
    return details.success ? details.data : []
  } catch {
    return []
  }
}
