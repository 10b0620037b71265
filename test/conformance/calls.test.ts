import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { taken } from './fields-of.ts'
import { proves } from './proves.ts'
import { REQUIREMENTS } from './requirements.ts'

const endpoints = Object.values<Endpoint>(contract)

/**
 * Parameters that clients send and that name the caller. The token identifies the caller, so the calls accept and
 * ignore them.
 */
const IGNORED: Record<string, readonly string[]> = {
  delete_user: ['userid'],
  get_property: ['get_simiilar', 'current_user', 'userid'],
}

const CALLS = Object.values<readonly [string, string]>(REQUIREMENTS)
  .filter(([kind]) => kind === 'call')
  .map(([, text]) => {
    const [, wire = '', list = ''] = /^(\S+ \S+)(?: \((.*)\))?$/.exec(text) ?? []
    return { wire, parameters: list.split(', ').filter(Boolean) }
  })

test.each(CALLS)('$wire is a call of the contract and takes every specified parameter', ({ wire, parameters }) => {
  // biome-ignore format: one line for each paragraph of the specification
  proves(
    '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10', '7.11', '7.12', '7.13', '7.14', '7.15',
    '7.16', '7.17', '7.18', '7.19', '7.20', '7.21', '7.22', '7.23', '7.24', '7.25', '7.26', '7.27', '7.28', '7.29',
    '7.30', '7.31', '7.32', '7.33', '7.34', '7.35', '7.36', '7.37', '7.38', '7.39', '7.40', '7.41', '7.42', '7.43',
    '7.44', '7.45', '7.46', '7.47', '7.48', '7.49', '7.50', '7.51', '7.52', '7.53', '7.54', '7.55', '7.56', '7.57',
    '7.58', '7.59', '7.60', '7.61', '7.62', '7.63', '7.64', '7.65', '7.66', '7.67', '7.68', '7.69', '7.70', '7.71',
    '7.72',
  )
  const endpoint = endpoints.find((call) => call.wire === wire)
  expect(endpoint).toBeDefined()
  const known = [...taken(endpoint!), ...(IGNORED[endpoint!.path] ?? [])]
  expect(parameters.filter((parameter) => !known.includes(parameter))).toEqual([])
})

test('the table names all calls of the specification', () => {
  expect(CALLS).toHaveLength(72)
})
