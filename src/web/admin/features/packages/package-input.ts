import type { RawInput } from '#contract/endpoint.ts'
import type { savePackage } from '#contract/packages-admin.ts'
import { FEATURES } from '#domain/package-quota.ts'

/** Converts the form of a package to the input of the call. */
export function packageOf(form: FormData, id: number | undefined): RawInput<typeof savePackage> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const isPaid = text('package_type') === 'paid'
  const features = FEATURES.map((feature, place) => ({
    id: place + 1,
    limit_type: text(`kind-${feature}`),
    ...(text(`kind-${feature}`) === 'limited' && { limit: text(`limit-${feature}`) }),
  })).filter(({ limit_type }) => limit_type !== '')
  const translations = [...form.keys()]
    .filter((name) => name.startsWith('name-') && text(name) !== '')
    .map((name) => ({ language_code: name.slice('name-'.length), name: text(name) }))
  const product = text('ios_product_id')
  return {
    ...(id !== undefined && { id }),
    name: text('name'),
    package_type: isPaid ? 'paid' : 'free',
    ...(isPaid && { price: text('price') }),
    duration: Number(text('duration')) * Number(text('unit')),
    ...(product && { ios_product_id: product }),
    is_active: form.has('is_active'),
    features,
    translations,
  } as RawInput<typeof savePackage>
}
