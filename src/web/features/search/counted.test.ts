import { expect, test } from 'vitest'
import { countedFilters } from './counted.ts'

const question = (id: number, type_of_parameter: 'number' | 'dropdown' | 'textbox', type_values: string[] | null) => ({
  id,
  name: `Question ${id}`,
  translated_name: id === 2 ? 'Pregunta' : '',
  image: '',
  is_required: 0 as const,
  type_of_parameter,
  type_values,
  translated_option_value: [],
  translated_values: type_values?.map((choice) => (choice === 'Bare' ? 'Vacío' : choice)) ?? null,
})
const BEDROOMS = question(1, 'number', null)
const FURNISHING = question(2, 'dropdown', ['Bare', 'Full'])
const YEAR = question(3, 'number', null)
const NOTE = question(4, 'textbox', null)
const SCHOOL = { id: 9, name: 'School', translated_name: '', image: '' }

test('filters have the counts of the response, without attributes that have their own control or free text', () => {
  const facets = {
    types: [],
    categories: [],
    beds: [],
    baths: [],
    since: [],
    by: [],
    featured: 0,
    premium: 0,
    prices: [],
    parameters: [
      { parameter: BEDROOMS, options: [] },
      { parameter: FURNISHING, options: [{ value: 'Bare', count: 3 }] },
      { parameter: YEAR, options: [] },
      { parameter: NOTE, options: [] },
    ],
    facilities: [{ ...SCHOOL, count: 5 }],
  }
  const filters = countedFilters({ data: facets, total: 7, total_is_exact: true, asked: [1] })
  expect(filters).toEqual({
    total: 7,
    facets,
    catalogue: {
      parameters: [
        { id: 2, name: 'Pregunta', isNumber: false, options: [{ value: 'Bare', label: 'Vacío', count: 3 }] },
        { id: 3, name: 'Question 3', isNumber: true, options: [] },
      ],
      facilities: [{ id: 9, name: 'School', count: 5 }],
    },
  })
})
