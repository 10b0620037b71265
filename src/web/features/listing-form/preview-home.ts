import { isPrice } from '#domain/listing-problems.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import type { Wizard } from './wizard-context.ts'

/** The draft as its card would look if it were published now. */
export function previewHome({ draft, form, faceOf }: Wizard, t: Translate): PropertyCardData {
  const faces = draft.photos.map(faceOf).filter((face) => face !== null)
  const [cover] = faces
  const category = form.categories.find(({ id }) => id === draft.category_id)
  return {
    id: 0,
    slug_id: draft.slug_id,
    title: draft.title || t('listing-form.untitled'),
    translated_title: '',
    property_type: draft.property_type,
    price: isPrice(draft.price) ? Number(draft.price) : 0,
    rentduration: draft.property_type === 'rent' ? draft.rentduration || 'Monthly' : null,
    price_dropped_from: null,
    is_premium: draft.is_premium,
    promoted: false,
    is_favourite: 0,
    city: draft.city,
    state: draft.state,
    country: draft.country,
    title_image: cover?.url ?? '',
    title_image_blur: cover?.blur ?? '',
    title_image_width: cover?.width ?? 0,
    title_image_height: cover?.height ?? 0,
    facts: factsOf({ draft, form }),
    created_at: new Date(0).toISOString(),
    photos: faces.slice(1, 5).map(({ url }) => url),
    category: { id: category?.id ?? 0, name: category?.translated_name || category?.category || '' },
  }
}

/** Bedrooms, bathrooms and area, by the parameters that stand for them. */
function factsOf({ draft, form }: Pick<Wizard, 'draft' | 'form'>): PropertyCardData['facts'] {
  const facts: PropertyCardData['facts'] = { bedrooms: null, bathrooms: null, area: null }
  for (const [id, fact] of Object.entries(form.facts)) {
    const value = Number.parseFloat(String(draft.parameters[id] ?? '').replace(',', '.'))
    if (Number.isFinite(value)) facts[fact] = value
  }
  return facts
}
