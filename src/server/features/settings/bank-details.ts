import { WebSettings } from '#contract/settings.ts'

/** Kept as JSON in one setting; what is not a list of titles and values is nobody's account. */
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
