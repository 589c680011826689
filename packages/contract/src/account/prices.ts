/** What premium costs, in US cents. */
export const prices = { monthly: { cents: 999 }, yearly: { cents: 9999 } } as const
