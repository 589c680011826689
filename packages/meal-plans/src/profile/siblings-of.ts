import { foodsReportedAs } from '@brightplate/contract/typed/food-feedback'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { energyOfEater } from '@brightplate/foods/targets/energy-of-eater'
import type { PlannerProfile, Sibling } from '@brightplate/planner/planner-profile'
import { judgeSafeFood, plannedSafeFoods } from './judge-safe-foods.ts'
import type { Labels } from './label-terms.ts'
import type { EaterFacts, ProfileFacts } from './profile-facts.ts'
import { dishesReportedAs, refusedOf } from './to-planner-profile.ts'
import { unlessWithdrawn } from './unless-withdrawn.ts'

/** A sibling's own wishes; what is not its own (kitchen, measures, rules) is that of the table. */
function wishesOf(
  eater: EaterFacts,
  table: PlannerProfile,
  read: ProfileInterpretation,
): PlannerProfile {
  const { energyKcal: _, ...ofTable } = table
  const { textures_avoided: texturesAvoided = [] } = eater
  return {
    ...ofTable,
    ageYears: eater.age,
    ownRestrictions: table.restrictions,
    goals: [],
    likes: [],
    likedTextures: [],
    cuisines: [],
    texturesAvoided,
    refusedFoods: refusedOf(eater, read),
    neverFoods: foodsReportedAs(eater, 'never_again'),
    neverDishes: dishesReportedAs(eater, 'never_again'),
    favouriteDishes: [],
    pausedFoods: foodsReportedAs(eater, 'not_now'),
    safeFoods: [],
    safeFoodsNearlyAll: eater.safe_foods_nearly_all ?? false,
  }
}

/**
 * The household's children who eat with a child, as plates are set for them. Of their own foods only those
 * count that we know and that everyone at the table may eat: what a label would have to tell is left to their own plans.
 * `tags`: how each eater's own were understood, in their order.
 */
export function siblingsOf(
  { age, eaters = [] }: Pick<ProfileFacts, 'age' | 'eaters'>,
  table: PlannerProfile,
  labels: Labels,
  tags: readonly ProfileInterpretation[],
): Sibling[] {
  const childKcal = table.energyKcal ?? energyOfEater(age)
  return eaters.flatMap((eater, nth): Sibling[] => {
    const read = tags[nth]
    if (!eater.child_id || !read) return []
    const wishes = wishesOf(eater, table, read)
    const { safe_foods: typedFoods = [] } = eater
    const judged = typedFoods.map((typed) =>
      unlessWithdrawn(judgeSafeFood(typed, wishes, labels), wishes),
    )
    const exact = foodsReportedAs(eater, 'only_exactly')
    const safeFoods = plannedSafeFoods(judged.filter(({ verdict }) => verdict === 'planned')).map(
      (one) => (exact.includes(one.typed) ? { ...one, exactly: true as const } : one),
    )
    return [
      {
        childId: eater.child_id,
        portions: Math.round((energyOfEater(eater.age) / childKcal) * 100) / 100,
        profile: { ...wishes, safeFoods },
      },
    ]
  })
}
