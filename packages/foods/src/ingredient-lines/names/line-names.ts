/** How lines of ingredients name and count foods, as `data/line-names.yaml` is written. */
export interface LineNames {
  /** Other names that can only mean a food, by its id. */
  names: Readonly<Record<string, readonly string[]>>
  /** What a spoon or pinch of means ground, or the extract, by its id. */
  ground_by_spoon: Readonly<Record<string, readonly string[]>>
  /** Ids of foods whose counted piece the table weighs otherwise than a cook may count it. */
  uncertain_pieces: readonly string[]
  /** Ids of whole produce that is counted under a name without a plural. */
  counted_whole: readonly string[]
}
