/** A line that the family wrote, by its words: written on two devices, it is one. */
export const ownLineId = (text: string): string =>
  `own/${text.trim().replace(/\s+/g, ' ').toLocaleLowerCase()}`
