import { requireFood } from '@brightplate/foods/foods'
import { nameFor } from '../measures/label-asked-for.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { sharesOf } from './shares-of.ts'
import { bought } from './shopping-list.ts'

/** What a list calls what is bought for some foods, by their ids; each in the number in which several are sold. */
export const namesInShop = (
  foodIds: readonly string[],
  { restrictions, measures }: Pick<PlannerProfile, 'restrictions' | 'measures'>,
): string[] =>
  foodIds.flatMap((id) =>
    sharesOf(id, restrictions).map(({ food }) => {
      const grams = Number.MAX_SAFE_INTEGER / 10
      return nameFor(bought(requireFood(food), grams, measures).name, restrictions)
    }),
  )
