import type { Endpoint } from '#contract/endpoint.ts'
import { answerSchema, type Features, fileWords, inputSchema, type Schema } from './openapi.ts'
import { limitsOf, shapeOf } from './shape.ts'

/** One call as the reference tells it. */
export interface DescribedCall {
  name: string
  wires: string[]
  summary: string
  access: string
  failures: string
  fields: { name: string; type: string; required: boolean; limits: string }[]
  answer: string
}

export interface Chapter {
  title: string
  calls: DescribedCall[]
}

/** The chapters of the reference, in the order of the contract. */
export function describeCalls(features: Features): Chapter[] {
  return Object.entries(features).map(([feature, calls]) => ({
    title: feature.charAt(0).toUpperCase() + feature.slice(1),
    calls: Object.entries(calls).map(([name, endpoint]) => describeCall(name, endpoint)),
  }))
}

const ACCESS = {
  anyone: 'Open to anyone; a good token is used, a bad one ignored.',
  member: 'Needs a token.',
  staff: 'Needs the token of a moderator or an administrator.',
  admin: 'Needs the token of an administrator.',
}

function describeCall(name: string, endpoint: Endpoint): DescribedCall {
  return {
    name,
    wires: [endpoint.wire, ...endpoint.aliases].map((wire) => wire.replace(' ', ' /api/')),
    summary: endpoint.summary,
    access: ACCESS[endpoint.access],
    failures: describeFailures(endpoint),
    fields: fieldsOf(endpoint),
    answer: endpoint.html ? 'an HTML document' : shapeOf(answerSchema(endpoint)),
  }
}

function describeFailures({ failures }: Endpoint): string {
  const soft = Object.entries(failures).filter(([, failure]) => failure === 'soft')
  if (soft.length === 0) return 'Refusals are HTTP 400.'
  return `HTTP 200 with error: true when ${soft.map(([kind]) => kind).join(' or ')}; other refusals are HTTP 400.`
}

function fieldsOf(endpoint: Endpoint): DescribedCall['fields'] {
  const { properties = {}, required = [] } = inputSchema(endpoint)
  const given = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => ({
    name,
    type: shapeOf(schema),
    required: required.includes(name),
    limits: limitsOf(schema),
  }))
  const files = Object.entries(endpoint.files).map(([name, rule]) => ({
    name,
    type: rule.many ? 'file[]' : 'file',
    required: false,
    limits: fileWords(rule),
  }))
  return [...given, ...files]
}
