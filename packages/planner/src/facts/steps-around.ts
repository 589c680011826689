import { typedManner } from '@brightplate/foods/plain-foods/words-around/typed-manner'
import type { PlannedPart } from '../plan-document.ts'

/** What the steps of a part say beside how its dish is made. */
export interface StepsAround {
  /** The recipe's own, between the others. */
  own: readonly string[]
  isPreparedSeparately: boolean
  forOthers: {
    /** Of the children that it is for; empty where it is for everyone else at the table. */
    ages: readonly number[]
    inSharedDish: readonly string[]
    fromSharedDish: readonly string[]
  } | null
  /** How the parent says that it is eaten, at the end. */
  manner: string | null
}

type Around = Pick<PlannedPart, 'role' | 'typed' | 'apart_steps' | 'for_others'>

/** Parts the steps of a part: those around a recipe stand in the order in which a plan writes them. */
export function stepsAround(
  { role, typed, apart_steps, for_others: others }: Around,
  steps: readonly string[],
): StepsAround {
  const { same_pot: inSharedDish = [], from_pot: fromSharedDish = [] } = others ?? {}
  const before = others
    ? 1 + [inSharedDish, fromSharedDish].filter((one) => one.length > 0).length
    : 0
  const isPreparedSeparately = apart_steps !== undefined && !others
  const manner = role === 'accepted' && !others && typed !== null ? typedManner(typed) : null
  const last = manner === null ? steps.length : steps.length - 1
  const ages = [...(steps[0] ?? '').matchAll(/(\d+)-year-old/g)].map(([, age]) => Number(age))
  return {
    own: steps.slice(before + (isPreparedSeparately ? 1 : 0), last),
    isPreparedSeparately,
    forOthers: others ? { ages: others.child_ids ? ages : [], inSharedDish, fromSharedDish } : null,
    manner,
  }
}
