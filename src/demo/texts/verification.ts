export interface DemoField {
  name: string
  type: 'text' | 'number' | 'radio' | 'checkbox' | 'dropdown' | 'textarea' | 'file'
  isRequired: boolean
  values: readonly string[]
  /** Answers of the demo applicants; `name` is their own name. */
  answer: string | readonly string[] | null
}

/** Verification form for agents, with one field of every type. */
export const verificationFields: readonly DemoField[] = [
  { name: 'Full name as on your licence', type: 'text', isRequired: true, values: [], answer: 'name' },
  { name: 'Licence number', type: 'number', isRequired: true, values: [], answer: '20418' },
  {
    name: 'You act as',
    type: 'radio',
    isRequired: true,
    values: ['Independent agent', 'Agent of an agency', 'Private owner'],
    answer: 'Agent of an agency',
  },
  {
    name: 'You deal with',
    type: 'checkbox',
    isRequired: true,
    values: ['Sales', 'Lettings', 'New developments', 'Commercial'],
    answer: ['Sales', 'Lettings'],
  },
  {
    name: 'Years in the trade',
    type: 'dropdown',
    isRequired: true,
    values: ['Less than two', 'Two to five', 'Five to ten', 'More than ten'],
    answer: 'Five to ten',
  },
  {
    name: 'Anything we should know',
    type: 'textarea',
    isRequired: false,
    values: [],
    answer: 'References from three former clients can be sent on request.',
  },
  { name: 'A copy of your licence', type: 'file', isRequired: false, values: [], answer: null },
]
