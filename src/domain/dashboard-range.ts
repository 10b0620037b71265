/** Periods of the agent dashboard. */
export const DASHBOARD_RANGES = ['weekly', 'monthly', 'last_three_months', 'yearly'] as const
export type DashboardRange = (typeof DASHBOARD_RANGES)[number]

/** First day of a period that ends today, and whether its numbers are per day or per month. Days are in UTC. */
export function startOfRange(range: DashboardRange, now: Date): { from: Date; step: 'day' | 'month' } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (range) {
    case 'weekly':
      return { from: new Date(Date.UTC(year, month, day - 6)), step: 'day' }
    case 'monthly':
      return { from: new Date(Date.UTC(year, month, day - 29)), step: 'day' }
    case 'last_three_months':
      return { from: new Date(Date.UTC(year, month - 2, 1)), step: 'month' }
    case 'yearly':
      return { from: new Date(Date.UTC(year, month - 11, 1)), step: 'month' }
  }
}
