import type { CandidateDish, Part } from '../compositions/parts/part.ts'
import { activeMinutes } from '../kitchen/active-minutes.ts'
import type { Option } from '../search/option.ts'
import { changedOption } from '../search/options/changed-option.ts'

/** A meal with one more part, which takes its own minutes. */
export function withPart(option: Option, part: Part, { dish }: CandidateDish): Option {
  const own = activeMinutes(dish.recipe, part.serving?.cooked ?? 1)
  const minutes = option.activeMinutes + own
  return changedOption(option, {
    parts: [...option.parts, part],
    activeMinutes: minutes,
    totalMinutes: Math.max(option.totalMinutes, dish.recipe.totalMinutes, minutes),
  })
}
