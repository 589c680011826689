import { lineNames } from '../../../compiled/foods.js'

/** Other names that can only mean this food, by its id: `data/line-names.yaml`, compiled. */
export const foodAliases: Readonly<Record<string, readonly string[]>> = lineNames.names

/** What a spoon or pinch of means ground, or the extract: "1 tsp cinnamon", "1 tsp vanilla". */
export const groundBySpoon: Readonly<Record<string, readonly string[]>> = lineNames.ground_by_spoon

/** Foods whose counted piece the table weighs otherwise than a cook may count it. */
export const uncertainPieces: ReadonlySet<string> = new Set(lineNames.uncertain_pieces)

/** Whole produce that is counted under a name without a plural. */
export const countedWhole: ReadonlySet<string> = new Set(lineNames.counted_whole)
