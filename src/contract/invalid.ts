import type { core } from 'zod/mini'
import { type Message, messageOf } from '#domain/messages.ts'
import { isMessageKey } from '#domain/word-message.ts'

/** Message of an issue for which no specific text exists. */
const PLAIN = 'Invalid input'

/**
 * Parse options. Without the input an issue cannot distinguish an absent field from an invalid one; the default message
 * takes precedence over the locale that the full Zod package registers globally.
 */
export const INPUT_MESSAGE = { reportInput: true, error: () => PLAIN }

/** Message for a validation issue. A schema check names its own message key in `error`, with values in `params`. */
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
      // A number and its digit string are distinct values with the same text.
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
