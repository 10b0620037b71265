import type { core } from 'zod/mini'

/** What an issue says that no field has words of its own for. */
const PLAIN = 'Invalid input'

/**
 * How to read what is described here: without the input an issue cannot tell an absent field from a wrong one, and the
 * plain words come before those that the library's other half brings for everybody as soon as anything uses it.
 */
export const TELL_INPUT = { reportInput: true, error: () => PLAIN }

/** One plain sentence about what is wrong with a field; server answers and form hints say the same. */
export function describeIssue(issue: core.$ZodIssue): string {
  const name = fieldName(issue.path)
  if (issue.message && issue.message !== PLAIN) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === ''
        ? `${name} is required`
        : `${name} must be ${article(issue.expected)}`
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? `${name} is required`
          : `${name} needs at least ${issue.minimum} characters`
        : `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `${name} may have at most ${issue.maximum} characters`
        : `${name} must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? `${name} is not a valid email address` : `${name} has the wrong form`
    case 'invalid_value':
      if (issue.input === undefined) return `${name} is required`
      // A number and its digits are two values and look like one.
      return `${name} must be one of ${[...new Set(issue.values.map(String))].join(', ')}`
    default:
      return `${name} is not valid`
  }
}

function fieldName(path: PropertyKey[]): string {
  return path.length === 0 ? 'The request' : path.map(String).join('.')
}

const article = (expected: string) =>
  expected === 'array' || expected === 'object'
    ? `an ${expected}`
    : expected === 'int'
      ? 'a whole number'
      : `a ${expected}`
