const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "milk", "milk and egg", "milk, egg and soy"; nothing of none. */
export const andList = (words: readonly string[]): string => and.format(words)

/** "milk or egg", "milk, egg or soy". */
export const orList = (words: readonly string[]): string => or.format(words)
