import { expect, test } from 'vitest'
import { ENTRY_KINDS, type EntryKind, entryField, entryProblems, KINDS, mayBecome } from './catalogue-entries.ts'
import { fieldProblem } from './operator-field.ts'

test('every default is a valid value, and every kind that is not fixed has its title field', () => {
  for (const kind of ENTRY_KINDS)
    for (const field of Object.values(KINDS[kind].fields))
      if (field.byDefault !== undefined) expect(fieldProblem(field, field.byDefault)).toBeNull()
  expect(ENTRY_KINDS.filter((kind) => !KINDS[kind].isFixed && !KINDS[kind].fields[KINDS[kind].title])).toEqual([])
})

const lift = { name: 'Lift', type: 'dropdown', values: 'Yes\nNo' }
const slide = { type: 'link', image: 'new', link: '/faqs' }

test.each<[EntryKind, Record<string, string>, string[]]>([
  ['category', { name: 'Villa', parameters: '3,1,2' }, []],
  ['category', { name: '' }, ['name required']],
  ['category', { name: 'Villa', 'name.es': '' }, []],
  ['category', { name: 'Villa', parameters: '3,x' }, ['parameters no-entry']],
  ['category', { name: 'Villa', colour: 'red' }, ['colour unknown']],
  ['parameter', lift, []],
  ['parameter', { ...lift, values: 'Yes' }, ['values few-values']],
  ['parameter', { ...lift, values: 'Yes\nYes' }, ['values twice']],
  ['parameter', { ...lift, type: 'number' }, ['values needless-values']],
  ['parameter', { ...lift, fact: 'area' }, ['fact fact-number']],
  ['parameter', { ...lift, 'values.es': 'Sí\nNo', 'values.fr': '' }, []],
  [
    'parameter',
    { ...lift, 'values.es': 'Sí', 'values.fr': 'Oui\nNon\nPeut-être' },
    ['values.es uneven-values', 'values.fr uneven-values'],
  ],
  ['parameter', { name: 'Size', type: 'number', fact: 'area' }, []],
  ['parameter', { name: 'Size', type: 'textbox', fact: 'area' }, ['fact fact-number']],
  ['parameter', { name: 'Size', type: 'riddle' }, ['type no-choice']],
  ['slider', slide, []],
  ['slider', { ...slide, link: '' }, ['link required']],
  ['slider', { ...slide, category: '4' }, ['category needless-target']],
  ['slider', { ...slide, link: '//evil.test' }, ['link no-form']],
  ['slider', { ...slide, link: 'javascript:x' }, ['link no-form']],
  ['seo_page', { schema_markup: '{"@type":"WebSite"}' }, []],
  ['seo_page', { schema_markup: '{' }, ['schema_markup no-json']],
])('the %s %j has the problems %j', (kind, values, problems) => {
  expect(entryProblems(kind, values).map(({ key, word }) => `${key} ${word}`)).toEqual(problems)
})

test.each([
  ['number', 'textbox', true],
  ['textbox', 'number', false],
  ['dropdown', 'radiobutton', true],
  ['checkbox', 'radiobutton', false],
  ['file', 'file', true],
  ['file', 'textbox', false],
] as const)('a parameter of type %s that has values may become %s: %s', (from, to, may) => {
  expect(mayBecome(from, to)).toBe(may)
})

test('only translatable fields accept translations', () => {
  expect(entryField('faq', 'answer.fr')).toMatchObject({ base: 'answer', language: 'fr' })
  expect(entryField('faq', 'is_active.fr')).toBeNull()
  expect(entryField('faq', '__proto__')).toBeNull()
})
