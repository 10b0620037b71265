import { may } from '#domain/policy.ts'

export type PolicyRule = keyof typeof may
export const POLICY_RULES = Object.keys(may) as PolicyRule[]

type AnyRule = (...given: never[]) => unknown
const rules = may as unknown as Record<PolicyRule, AnyRule>

/** Records the rules that are consulted until `stop` is called. */
export function recordPolicy() {
  const used = new Set<PolicyRule>()
  const restores = POLICY_RULES.map((name) => {
    const own = rules[name]
    return replace(name, (...given) => {
      used.add(name)
      return own(...given)
    })
  })
  return { used: used as ReadonlySet<PolicyRule>, stop: () => restores.map((restore) => restore()) }
}

/** Makes a rule allow everything until the returned function is called. */
export const allowAll = (name: PolicyRule) => replace(name, () => true)

function replace(name: PolicyRule, rule: AnyRule) {
  const own = rules[name]
  rules[name] = rule
  return () => {
    rules[name] = own
  }
}
