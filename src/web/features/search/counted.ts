import type { Answer, Output } from '#contract/endpoint.ts'
import type { propertyAdvanceFilterData } from '#contract/facilities.ts'
import type { Facets, searchFacets } from '#contract/search.ts'
import { choiceLabel } from '#domain/choice-label.ts'
import type { Total } from './view.ts'

/** The total of a search, and the available filters; facet counts are absent where homes are too many to count. */
export interface CountedFilters {
  total: Total
  facets: Facets | null
  catalogue: FilterCatalogue
}

/** The operator's attributes and nearby places. */
export interface FilterCatalogue {
  parameters: readonly {
    id: number
    name: string
    isNumber: boolean
    options: readonly { value: string; label: string; count?: number }[]
  }[]
  facilities: readonly { id: number; name: string; count?: number }[]
}

type Catalogue = Output<typeof propertyAdvanceFilterData>

/** Combines the responses; the plain catalogue is requested only without counts. */
export async function countedFilters(
  { data: facets, total, total_is_exact, asked }: Answer<typeof searchFacets>,
  plain: () => Promise<Catalogue>,
): Promise<CountedFilters> {
  const { parameters, facilities } = facets ? countedCatalogue(facets) : plainCatalogue(await plain())
  return {
    total: { count: total, isExact: total_is_exact },
    facets,
    // Rooms and area have their own controls.
    catalogue: { parameters: parameters.filter(({ id }) => !asked.includes(id)), facilities },
  }
}

const named = ({ id, name, translated_name }: { id: number; name: string; translated_name: string }) => ({
  id,
  name: translated_name || name,
})

const countedCatalogue = ({ parameters, facilities }: Facets): FilterCatalogue => ({
  parameters: parameters
    .filter(({ parameter }) => canBeAsked(parameter.type_of_parameter))
    .map(({ parameter, options }) => ({
      ...named(parameter),
      isNumber: parameter.type_of_parameter === 'number',
      options: options.map(({ value, count }) => ({ value, label: choiceLabel(parameter, value), count })),
    })),
  facilities: facilities.map((facility) => ({ ...named(facility), count: facility.count })),
})

const plainCatalogue = ({ parameters, nearby_facilities }: Catalogue): FilterCatalogue => ({
  parameters: parameters
    .filter(({ type_of_parameter }) => canBeAsked(type_of_parameter))
    .map((parameter) => ({
      ...named(parameter),
      isNumber: parameter.type_of_parameter === 'number',
      options: [parameter.type_values ?? []].flat().map((value) => ({ value, label: choiceLabel(parameter, value) })),
    })),
  facilities: nearby_facilities.map(named),
})

/** Numbers and choices can be filtered; free text is left to the search box, which searches descriptions as well. */
const canBeAsked = (type: Facets['parameters'][number]['parameter']['type_of_parameter']) =>
  type !== 'textbox' && type !== 'textarea' && type !== 'file'
