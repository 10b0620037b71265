import { expect, test } from 'vitest'
import { EMPTY_DRAFT, filesOf, type ListingDraft, withFiles } from './listing-draft.ts'

const draft: ListingDraft = {
  ...EMPTY_DRAFT,
  title: 'Sea Villa',
  photos: [1, 2],
  documents: [3],
  floors: [
    { title: 'Ground', image: 4 },
    { title: 'First', image: null },
  ],
  plans: [{ id: 9, title: 'Type A', document: 5 }],
  parameter_files: { 12: 6 },
  three_d_image: 7,
  meta_image: 8,
}

test('the files of a draft are found in every field', () => {
  expect(filesOf(draft).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(filesOf({ title: 'Only words' })).toEqual([])
})

test('files are replaced in place, and those replaced by null are removed', () => {
  const turned = withFiles(draft, (file) => (file % 2 === 0 ? `f${file}` : null))
  expect(turned).toMatchObject({
    title: 'Sea Villa',
    photos: ['f2'],
    documents: [],
    floors: [
      { title: 'Ground', image: 'f4' },
      { title: 'First', image: null },
    ],
    plans: [{ id: 9, title: 'Type A', document: null }],
    parameter_files: { 12: 'f6' },
    three_d_image: null,
    meta_image: 'f8',
  })
})

test('a partial draft stays partial: absent fields stay absent', () => {
  expect(withFiles({ title: 'x', photos: [1] }, (file: number) => file)).toEqual({ title: 'x', photos: [1] })
})
