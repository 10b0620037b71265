/** What one unit of a package costs; nothing that can be said of free packages and of those without a limit. */
export const costPerUnit = (price: number | null, limit: number | null): number | null =>
  price && limit ? price / limit : null
