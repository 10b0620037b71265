import { type searchExample as endpoint, searchFacets } from '#contract/search.ts'
import { formatPrice } from '#domain/price.ts'
import { localName } from '#domain/query-parser/exonyms.ts'
import { searchInput } from '#domain/search-query.ts'
import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Context, Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import { wordsOf } from '#server/features/notifications/public.ts'
import { type ExampleRow, listExamples } from './example.sql.ts'
import { readSentence } from './read-sentence.ts'
import { resolveFilter } from './resolve.ts'

const examples = createTtlCache<Sql, string | null>({ seconds: 60, most: 50 })

export const searchExample: Handler<typeof endpoint> = async (ctx) => ({
  phrase: await examples(ctx.sql, ctx.language, () => findExample(ctx)),
})

/** The first sentence that the query parser understands completely and that has results. */
async function findExample(ctx: Context): Promise<string | null> {
  const [rows, { categories }, say] = await Promise.all([
    listExamples(ctx.sql),
    currentCatalogue(ctx),
    wordsOf(ctx.texts, ctx.language),
  ])
  for (const row of rows) {
    const category = categories.get(row.categoryId)
    if (!category?.isActive) continue
    const phrase = say(countsBedrooms(row, ctx.language) ? 'search-example.bedrooms' : 'search-example.any', {
      category: category.translatedName.toLocaleLowerCase(ctx.language),
      bedrooms: row.bedrooms ?? '',
      city: localName(row.city, ctx.language),
      price: priceOf(row, ctx.language),
    })
    if (await findsHomes(ctx, phrase)) return phrase
  }
  return null
}

/** The template has one plural form; Arabic has a dual, and one bedroom is singular in every language. */
const countsBedrooms = ({ bedrooms }: ExampleRow, language: string) =>
  bedrooms !== null && bedrooms > 0 && !['one', 'two'].includes(new Intl.PluralRules(language).select(bedrooms))

const priceOf = ({ price, symbol, currency }: ExampleRow, language: string) =>
  formatPrice(roundUp(price), {
    symbol: symbol || '$',
    currency: currency || 'USD',
    withSuffix: false,
    language,
  })

/** Rounds up to two significant digits: 347,500 becomes 350,000. */
function roundUp(price: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1)
  return Math.ceil(price / step) * step
}

async function findsHomes(ctx: Context, phrase: string): Promise<boolean> {
  const { query } = await readSentence(ctx.sql, phrase)
  if (query.q || !query.city || !query.category || query.max_price === undefined) return false
  const { filter } = await resolveFilter(ctx, searchFacets.input.parse(searchInput(query)))
  return (await ctx.search.count(filter, ctx.now)).total > 0
}
