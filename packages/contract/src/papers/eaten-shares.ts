/** How much of what was offered was eaten; `some`: it was eaten, and nobody told how much. Apart from the schemas, so that a page needs none for it. */
export const eatenShares = ['all', 'most', 'half', 'little', 'taste', 'none', 'some'] as const
