import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import type { FoodsToOmit } from '@brightplate/meal-plans/papers/foods-to-omit'
import type { PlanThreads } from '../threads/plan-threads.ts'

export interface OmitServices {
  threads: Pick<PlanThreads, 'foodsToOmit'>
}

/** What a kitchen leaves out for a child, as the account asks for it. Throws what the thread of quick questions does where it has too much to do. */
export function omittedFoods(
  { threads }: OmitServices,
  userId: string,
  child: Child,
  language: Language,
): Promise<FoodsToOmit> {
  const { allergies, behavioral_goals, dietary_preferences, answers } = child
  const profile = { allergies, behavioral_goals, dietary_preferences, answers }
  return threads.foodsToOmit(userId, { profile, language })
}
