import type { Problem } from '../../search/problem.ts'

/** A child of whom no food is known: its week is ours to make a good one. */
export const isOrdinary = ({ profile }: Pick<Problem, 'profile'>): boolean =>
  profile.safeFoods.length === 0
