const message = {
  type: 'string',
  description: 'The first error as one sentence, in the language of the request.',
}
const translated_message = {
  type: 'string',
  description: 'The message in the language of the request, if `message` is always English because clients compare it.',
}
const field = { type: 'string', description: 'The field that the message concerns.' }
const error = { const: true }
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })

/** Refusals common to all calls. */
export const COMPONENTS = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of the sign-in response. Public calls ignore an invalid token.',
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
        data: { description: 'Details such as package limits, or null.' },
        code: { type: 'integer', description: 'The HTTP status.' },
        details: { const: '' },
        key: { type: 'string', description: 'A machine-readable code, such as `accountDeactivated`.' },
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
    Failed: { description: 'Error; nothing was changed', content: json('Failure') },
    SignedOut: { description: 'Missing or expired token, or a deactivated account', content: json('SignedOut') },
    Defect: { description: 'Server error; the header X-Request-Id identifies it', content: json('Defect') },
    TryLater: {
      description: 'Too many requests, or a temporarily unavailable service',
      headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      content: json('Failure'),
    },
  },
}
