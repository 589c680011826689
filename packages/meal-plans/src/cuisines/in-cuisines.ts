import { nameInCuisines } from '@brightplate/foods/cuisines/name-in-cuisines'
import type { EaterFacts, ProfileFacts } from '../profile/profile-facts.ts'

const eatenIn = <Eater extends Pick<EaterFacts, 'safe_foods' | 'foods_said'>>(
  eater: Eater,
  cuisines: readonly string[],
): Eater => {
  const { safe_foods: listed = [], foods_said: reported } = eater
  const nameOf = (typed: string) => nameInCuisines(typed, cuisines, listed)
  if (listed.every((typed) => nameOf(typed) === typed)) return eater
  return {
    ...eater,
    safe_foods: listed.map(nameOf),
    ...(reported
      ? { foods_said: reported.map((one) => ({ ...one, food: nameOf(one.food) })) }
      : {}),
  }
}

/** The foods of a child and of who eats with it, named as they are meant in the cuisines that are asked for. */
export function inCuisines(child: ProfileFacts, cuisines: readonly string[]): ProfileFacts {
  const { eaters } = child
  const own = eatenIn(child, cuisines)
  return eaters ? { ...own, eaters: eaters.map((one) => eatenIn(one, cuisines)) } : own
}
