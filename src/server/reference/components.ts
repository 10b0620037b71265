const message = {
  type: 'string',
  description: 'One sentence for people, in the language of the request: the first thing that was wrong.',
}
const translated_message = {
  type: 'string',
  description: 'The message in the language of the request, where `message` is English because clients compare it.',
}
const field = { type: 'string', description: 'The field that the message is about.' }
const error = { const: true }
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })

/** The refusals that every call shares. */
export const COMPONENTS = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token that signing in gave. On calls open to anyone a bad token is ignored.',
    },
  },
  schemas: {
    SoftFailure: {
      type: 'object',
      required: ['error', 'message'],
      properties: {
        error,
        message,
        translated_message,
        data: {},
        key: { type: 'string' },
        field,
        code: { type: 'integer' },
      },
    },
    Failure: {
      type: 'object',
      required: ['error', 'message', 'data', 'code', 'details'],
      properties: {
        error,
        message,
        translated_message,
        data: { description: 'Facts to act on, such as package limits, or null.' },
        code: { type: 'integer', description: 'The HTTP status again.' },
        details: { const: '' },
        key: { type: 'string', description: 'A word for programs, such as `accountDeactivated`.' },
        field,
      },
    },
    SignedOut: {
      type: 'object',
      required: ['error', 'message'],
      properties: { error, message, translated_message, key: { type: 'string' }, code: { const: 401 } },
    },
    Defect: {
      type: 'object',
      required: ['error', 'message', 'code', 'details'],
      properties: { error, message, translated_message, code: { const: 500 }, details: { const: '' } },
    },
  },
  responses: {
    Failed: { description: 'Refused; nothing was changed', content: json('Failure') },
    SignedOut: { description: 'No token, a stale one, or a deactivated account', content: json('SignedOut') },
    Defect: { description: 'Our fault; the header X-Request-Id names it', content: json('Defect') },
    TryLater: {
      description: 'Too many requests, or a service that is not there for a moment',
      headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      content: json('Failure'),
    },
  },
}
