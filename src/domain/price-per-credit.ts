/** Price per credit of a package; null for free and for unlimited packages. */
export const costPerUnit = (price: number | null, limit: number | null): number | null =>
  price && limit ? price / limit : null
