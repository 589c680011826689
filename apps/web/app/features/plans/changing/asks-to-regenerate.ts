/** How the menu of a plan leads to the button that regenerates the rest, and asks as that does. */
export const asksToRegenerate = {
  replace: true,
  preventScrollReset: true,
  state: { asksToRegenerate: true },
} as const

export const isAskedToRegenerate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asksToRegenerate' in state
