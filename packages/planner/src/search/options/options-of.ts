import type { SizedComposition } from '../../compositions/meal-composition.ts'
import type { InAllSizes } from './composition-in-all-sizes.ts'
import { fittingSizes } from './fitting-sizes.ts'
import { SizedOption, type SlotOptions } from './sized-option.ts'

/** Each size of a composition that fits a slot, as the search weighs it. */
export function optionsOf(
  allSizes: readonly SizedComposition[],
  slot: SlotOptions,
  inAllSizesOf: InAllSizes,
): readonly SizedOption[] {
  const options: SizedOption[] = []
  const sizes = fittingSizes(allSizes, slot.energyKcal)
  const [first] = sizes
  const composition = first && inAllSizesOf(first, slot.course)
  if (!composition) return options
  for (const size of sizes) {
    const serving = size.servings.find((one) => one !== null)
    if (serving) options.push(new SizedOption(size, serving, composition, slot, options))
  }
  return options
}
