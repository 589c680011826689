import type { SizedPlate } from '../../plates/plate.ts'
import { fittingSizes } from './fitting-sizes.ts'
import type { InAllSizes } from './plate-in-all-sizes.ts'
import { SizedOption, type SlotOptions } from './sized-option.ts'

/** Each size of a plate that fits a slot, as the search weighs it. */
export function optionsOf(
  allSizes: readonly SizedPlate[],
  slot: SlotOptions,
  inAllSizesOf: InAllSizes,
): readonly SizedOption[] {
  const options: SizedOption[] = []
  const sizes = fittingSizes(allSizes, slot.energyKcal)
  const [first] = sizes
  const plate = first && inAllSizesOf(first, slot.course)
  if (!plate) return options
  for (const size of sizes) {
    const serving = size.servings.find((one) => one !== null)
    if (serving) options.push(new SizedOption(size, serving, plate, slot, options))
  }
  return options
}
