import { useText } from '#web/i18n/text.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import type { Wish } from './options.ts'

/** The property type and the maximum price beside the location; plain fields, so they work without script. */
export function MoreChoices({ categories }: { categories: readonly { id: number; name: string }[] }) {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-2 gap-3">
      <select name="category" defaultValue="" aria-label={t('searchbox.type')} className={`${CONTROL_LOOK} h-11`}>
        <option value="">{t('searchbox.any-type')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <input
        name="max_price"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={12}
        autoComplete="off"
        aria-label={t('searchbox.max-price')}
        placeholder={t('searchbox.max-price')}
        className={`${CONTROL_LOOK} h-11`}
      />
    </div>
  )
}

/** The chosen type and price of a submitted form. */
export function choicesIn(data: FormData): Pick<Wish, 'category' | 'max_price'> {
  const category = Number(data.get('category'))
  const price = Number(data.get('max_price'))
  return { ...(category > 0 && { category: [category] }), ...(price > 0 && { max_price: price }) }
}
