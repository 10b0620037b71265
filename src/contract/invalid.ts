import type { core } from 'zod/mini'
import { type Message, messageOf } from '#domain/messages.ts'
import { isMessageKey } from '#domain/word-message.ts'

/** What an issue says that no field has words of its own for. */
const PLAIN = 'Invalid input'

/**
 * How to read what is described here: without the input an issue cannot tell an absent field from a wrong one, and the
 * plain words come before those that the library's other half brings for everybody as soon as anything uses it.
 */
export const TELL_INPUT = { reportInput: true, error: () => PLAIN }

/** One message about what is wrong with a field. A check of a schema names its own by key in `error`, with values in `params`. */
export function describeIssue(issue: core.$ZodIssue): Message {
  const field = issue.path.map(String).join('.')
  if (isMessageKey(issue.message))
    return { key: issue.message, values: { field, ...('params' in issue ? issue.params : {}) } }
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === ''
        ? messageOf('api.required', { field })
        : wrongType(field, issue.expected)
    case 'too_small': {
      const least = String(issue.minimum)
      if (issue.origin !== 'string')
        return messageOf(issue.inclusive ? 'api.at-least' : 'api.more-than', { field, least })
      return least === '1' ? messageOf('api.required', { field }) : messageOf('api.too-short', { field, least })
    }
    case 'too_big': {
      const most = String(issue.maximum)
      if (issue.origin === 'string') return messageOf('api.too-long', { field, most })
      return messageOf(issue.inclusive ? 'api.at-most' : 'api.less-than', { field, most })
    }
    case 'invalid_format':
      return messageOf(issue.format === 'email' ? 'api.not-email' : 'api.wrong-form', { field })
    case 'invalid_value':
      if (issue.input === undefined) return messageOf('api.required', { field })
      // A number and its digits are two values and look like one.
      return messageOf('api.one-of', { field, values: [...new Set(issue.values.map(String))].join(', ') })
    default:
      return messageOf('api.not-valid', { field })
  }
}

const TYPES = {
  string: 'api.must-be-text',
  number: 'api.must-be-number',
  int: 'api.must-be-whole',
  boolean: 'api.must-be-boolean',
  array: 'api.must-be-list',
  object: 'api.must-be-object',
} as const

const wrongType = (field: string, expected: string): Message =>
  Object.hasOwn(TYPES, expected)
    ? messageOf(TYPES[expected as keyof typeof TYPES], { field })
    : messageOf('api.must-be', { field, type: expected })
