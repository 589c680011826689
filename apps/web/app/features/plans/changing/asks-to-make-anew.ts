/** How the menu of a plan leads to the button that makes the rest anew, and asks as that does. */
export const asksToMakeAnew = {
  replace: true,
  preventScrollReset: true,
  state: { asksToMakeAnew: true },
} as const

export const isAskedToMakeAnew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asksToMakeAnew' in state
