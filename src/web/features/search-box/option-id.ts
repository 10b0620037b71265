/** The id of a suggestion, by which the input references it. */
export const optionId = (id: string, index: number) => `${id}-${index}`
