import type { Part, ServableDish } from '../plates/parts/part.ts'
import type { Option } from '../search/option.ts'
import { changedOption } from '../search/options/changed-option.ts'

/** A meal with one more part, which takes its own minutes. */
export function withPart(option: Option, part: Part, { dish }: ServableDish): Option {
  const activeMinutes = option.activeMinutes + dish.recipe.activeMinutes
  return changedOption(option, {
    parts: [...option.parts, part],
    activeMinutes,
    totalMinutes: Math.max(option.totalMinutes, dish.recipe.totalMinutes, activeMinutes),
  })
}
