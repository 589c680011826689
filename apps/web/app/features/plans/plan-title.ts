import * as words from '#words/plans/plan'

/** A plan outlives its child's profile, and then has no name to show. */
export const planTitle = (childName: string | null): string =>
  words.title({ name: childName ?? 'unnamed' })
