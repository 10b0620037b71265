import { expect, test } from 'vitest'
import { draftReturn } from './draft-return.tsx'

test.each([
  ['/user/add-property', true],
  ['/user/add-property?draft=3f1c0d6e-1c1b-4f6e-9a51-3f6f3b6c2a11&step=words', true],
  ['/user/add-project?draft=x', true],
  ['/user/edit-property/sea-view?draft=x', true],
  ['https://evil.example/user/add-property', false],
  ['//evil.example/user/add-property', false],
  ['/\\evil.example', false],
  ['/user/add-property@evil.example', false],
  ['/user/add-property?x=javascript:alert(1)', false],
  ['/admin', false],
  ['', false],
])('next=%s is a draft to return to: %s', (next, isDraft) => {
  expect(draftReturn(new URLSearchParams({ next }))).toBe(isDraft ? next : null)
})

test('without next there is no draft to return to', () => {
  expect(draftReturn(new URLSearchParams())).toBeNull()
})
