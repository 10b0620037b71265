import type { Answer } from '#contract/endpoint.ts'
import type { Facets, searchFacets } from '#contract/search.ts'
import { choiceLabel } from '#domain/choice-label.ts'

/** The total of a search, and the available filters with their counts. */
export interface CountedFilters {
  total: number
  facets: Facets
  catalogue: FilterCatalogue
}

/** The operator's attributes and nearby places. */
export interface FilterCatalogue {
  parameters: readonly {
    id: number
    name: string
    isNumber: boolean
    options: readonly { value: string; label: string; count: number }[]
  }[]
  facilities: readonly { id: number; name: string; count: number }[]
}

/** The response of the call as the filters show it. */
export const countedFilters = ({ data: facets, total, asked }: Answer<typeof searchFacets>): CountedFilters => ({
  total,
  facets,
  catalogue: {
    parameters: facets.parameters
      // Rooms and area have their own controls.
      .filter(({ parameter: { id, type_of_parameter } }) => isFilter(type_of_parameter) && !asked.includes(id))
      .map(({ parameter, options }) => ({
        ...named(parameter),
        isNumber: parameter.type_of_parameter === 'number',
        options: options.map(({ value, count }) => ({ value, label: choiceLabel(parameter, value), count })),
      })),
    facilities: facets.facilities.map((facility) => ({ ...named(facility), count: facility.count })),
  },
})

const named = ({ id, name, translated_name }: { id: number; name: string; translated_name: string }) => ({
  id,
  name: translated_name || name,
})

/** Numbers and choices can be filtered; free text is left to the search box, which searches descriptions as well. */
const isFilter = (type: Facets['parameters'][number]['parameter']['type_of_parameter']) =>
  type !== 'textbox' && type !== 'textarea' && type !== 'file'
