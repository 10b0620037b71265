import { clientsOf } from '#contract/client-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { answerSchema, type Features, fileText, inputSchema, type Schema } from './openapi.ts'
import { limitsOf, shapeOf } from './shape.ts'

/** A call as described in the reference. */
export interface DescribedCall {
  name: string
  wires: string[]
  summary: string
  access: string
  failures: string
  /** Shipped clients that make the call, and what is not known about it; empty for our own calls. */
  clients: string
  fields: { name: string; type: string; required: boolean; limits: string }[]
  answer: string
}

export interface Chapter {
  title: string
  calls: DescribedCall[]
}

/** Chapters of the reference, in the order of the contract. */
export function describeCalls(features: Features): Chapter[] {
  return Object.entries(features).map(([feature, calls]) => ({
    title: feature.charAt(0).toUpperCase() + feature.slice(1),
    calls: Object.entries(calls).map(([name, endpoint]) => describeCall(name, endpoint)),
  }))
}

const ACCESS = {
  anyone: 'Public. A valid token is used, an invalid one is ignored.',
  member: 'Requires a token.',
  staff: 'Requires the token of a moderator or administrator.',
  admin: 'Requires the token of an administrator.',
}

function describeCall(name: string, endpoint: Endpoint): DescribedCall {
  return {
    name,
    wires: [endpoint.wire, ...endpoint.aliases].map((wire) => wire.replace(' ', ' /api/')),
    summary: endpoint.summary,
    access: ACCESS[endpoint.access],
    failures: describeFailures(endpoint),
    clients: describeClients(endpoint),
    fields: fieldsOf(endpoint),
    answer: endpoint.html ? 'an HTML document' : shapeOf(answerSchema(endpoint)),
  }
}

function describeFailures({ failures }: Endpoint): string {
  const soft = Object.entries(failures).filter(([, failure]) => failure === 'soft')
  if (soft.length === 0) return 'Errors are HTTP 400.'
  return `HTTP 200 with error: true when ${soft.map(([kind]) => kind).join(' or ')}; other errors are HTTP 400.`
}

const CLIENTS = {
  both: 'Tested with the requests of the older and the newer clients.',
  newer: 'Tested with the requests of the newer clients.',
}

function describeClients({ path, isShapeUnknown }: Endpoint): string {
  const clients = clientsOf(path)
  return [clients && CLIENTS[clients], isShapeUnknown && 'Shape unknown: no client documents the fields it reads.']
    .filter(Boolean)
    .join(' ')
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
    limits: fileText(rule),
  }))
  return [...given, ...files]
}
