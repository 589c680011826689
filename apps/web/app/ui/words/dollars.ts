const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$9.99" */
export const dollars = (cents: number): string => format.format(cents / 100)
