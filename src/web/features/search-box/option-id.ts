/** The id of a line under the box, by which the input names it. */
export const optionId = (id: string, index: number) => `${id}-${index}`
