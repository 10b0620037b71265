import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { EMPTY_DRAFT, type ListingDraft } from './listing-draft.ts'
import { type DraftQuestion, draftProblems, isDistance, isFloorFilled, isPrice } from './listing-problems.ts'

const whole: ListingDraft = {
  ...EMPTY_DRAFT,
  address: '12 Garden Street',
  city: 'Lisbon',
  state: 'Lisboa',
  country: 'Portugal',
  category_id: 3,
  price: '250000',
  photos: [1],
  title: 'Sea Villa',
  description: 'Two rooms and a garden.',
}

const ask = (given: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id: 5,
  name: 'Bedrooms',
  type: 'number',
  isRequired: false,
  choices: [],
  ...given,
})

const told = (kind: 'property' | 'project', draft: ListingDraft, questions: DraftQuestion[] = []) =>
  draftProblems(kind, draft, questions).map(({ step, field, kind: what }) => `${step} ${field} ${what}`)

test('a complete draft of a property or a project has no problems', () => {
  expect(told('property', whole)).toEqual([])
  expect(told('project', { ...whole, price: '' })).toEqual([])
})

test('an empty draft lacks every required field, step by step', () => {
  proves('5.17', '5.20', '5.19', '5.10')
  expect(told('property', EMPTY_DRAFT)).toEqual([
    'place city missing',
    'place state missing',
    'place country missing',
    'place address missing',
    'type category_id missing',
    'type price missing',
    'photos photos missing',
    'words title missing',
    'words description missing',
  ])
  expect(told('project', EMPTY_DRAFT)).not.toContain('type price missing')
})

test.each<[string, Partial<ListingDraft>, DraftQuestion[], string[]]>([
  ['blanks are nothing', { title: '   ' }, [], ['words title missing']],
  ['a price of nothing', { price: '0' }, [], ['type price price']],
  ['a price below nothing', { price: '-5' }, [], ['type price price']],
  ['a price beyond all numbers', { price: '1'.padEnd(21, '0') }, [], ['type price price']],
  ['a price with cents', { price: '12.50' }, [], ['type price price']],
  ['half a floor', { floors: [{ title: 'Ground', image: null }] }, [], ['photos floors.0 half-filled']],
  ['another address than a film', { video_link: 'https://example.com/v' }, [], ['photos video_link video']],
  ['a film', { video_link: 'https://youtu.be/aqz-KE-bpKQ' }, [], []],
  ['a long title for engines is only warned of', { meta_title: 'x'.repeat(61) }, [], []],
  ['a short text for engines', { meta_description: 'x'.repeat(49) }, [], ['words meta_description description-short']],
  ['a long text for engines', { meta_description: 'x'.repeat(161) }, [], ['words meta_description description-long']],
  ['eleven keywords', { meta_keywords: 'a,b,c,d,e,f,g,h,i,j,k' }, [], ['words meta_keywords keywords-many']],
  ['a distance in words', { facilities: { 4: 'far' } }, [], ['facts facilities.4 distance']],
  ['an unanswered question that must be', {}, [ask({ isRequired: true })], ['facts parameters.5 missing']],
  ['an unanswered question that may be', {}, [ask()], []],
  ['words for a number', { parameters: { 5: 'three' } }, [ask()], ['facts parameters.5 number']],
  ['a number', { parameters: { 5: '3,5' } }, [ask()], []],
  [
    'a choice that is not offered',
    { parameters: { 5: 'Gold' } },
    [ask({ type: 'dropdown', choices: ['Oak'] })],
    ['facts parameters.5 choice'],
  ],
  [
    'several choices, one of them not offered',
    { parameters: { 5: ['Oak', 'Gold'] } },
    [ask({ type: 'checkbox', choices: ['Oak', 'Ash'] })],
    ['facts parameters.5 choice'],
  ],
  ['a required paper', {}, [ask({ type: 'file', isRequired: true })], ['facts parameters.5 missing']],
  ['a paper', { parameter_files: { 5: 77 } }, [ask({ type: 'file', isRequired: true })], []],
])('%s', (_what, given, questions, problems) => {
  expect(told('property', { ...whole, ...given }, questions)).toEqual(problems)
})

test('an incomplete plan is a problem of a project only', () => {
  const draft = { ...whole, plans: [{ id: null, title: '', document: 3 }] }
  expect(told('project', draft)).toEqual(['photos plans.0 half-filled'])
  expect(told('property', draft)).toEqual([])
})

test.each([
  ['1', true],
  ['9223372036854775806', true],
  ['9223372036854775807', false],
  ['', false],
  ['1e5', false],
  [' 42 ', true],
])('the price %o is valid: %o', (typed, is) => expect(isPrice(typed)).toBe(is))

test.each([
  ['0.5', true],
  ['1,2', true],
  ['12345', false],
  ['-1', false],
])('the distance %o is valid: %o', (typed, is) => expect(isDistance(typed)).toBe(is))

test('a floor is complete with a title and an image', () => {
  proves('5.18')
  expect(isFloorFilled({ title: 'Ground', image: 'x' })).toBe(true)
  expect(isFloorFilled({ title: ' ', image: 'x' })).toBe(false)
  expect(isFloorFilled({ title: 'Ground', image: null })).toBe(false)
})

test('a city without a state in the gazetteer needs none', () => {
  const draft = { ...EMPTY_DRAFT, city: 'Singapore', country: 'Singapore' }
  const fields = (hasState: boolean) => draftProblems('property', draft, [], hasState).map(({ field }) => field)
  expect(fields(true)).toContain('state')
  expect(fields(false)).not.toContain('state')
  expect(fields(false)).toContain('address')
})

test('a year outside 1800 and the current year is a problem of a property, and an empty one is not', () => {
  expect(told('property', { ...whole, year_renovated: '2015' })).toEqual([])
  expect(told('property', { ...whole, year_renovated: ' ' })).toEqual([])
  expect(told('property', { ...whole, year_renovated: '1799' })).toEqual(['facts year_renovated year'])
  expect(told('property', { ...whole, year_renovated: '9999' })).toEqual(['facts year_renovated year'])
  expect(told('project', { ...whole, year_renovated: '1799' })).toEqual([])
})
