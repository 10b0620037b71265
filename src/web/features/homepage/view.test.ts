import { expect, test } from 'vitest'
import { homeView } from './view.ts'

const home = { id: 1, gallery: [], category: { id: 1, translated_name: 'Villa' }, because: [] }
const section = (type: string, data: unknown[]) => ({ type, title: type, translated_title: type, data })

test('recommended homes come first, the other sections in the order of the operator, and empty ones are left out', () => {
  const sections = [
    section('featured_properties_section', [home]),
    section('premium_properties_section', []),
    section('faqs_section', [{ id: 1, question: 'Q', answer: 'A' }]),
    section('user_recommendations_section', [home]),
  ]
  const view = homeView({ sections, slider_section: [], homepage_location_data_available: true } as never)
  expect(view.sections.map(({ type }) => type)).toEqual([
    'user_recommendations_section',
    'featured_properties_section',
    'faqs_section',
  ])
})

test('the search offers the property types of the home page', () => {
  const sections = [section('categories_section', [{ id: 3, translated_name: 'Villas' }])]
  const view = homeView({ sections, slider_section: [], homepage_location_data_available: true } as never)
  expect(view.categories).toEqual([{ id: 3, name: 'Villas' }])
})
