import type { Option } from './option.ts'

/** Numbers of each plate, one after the other: those of a plate from `starts[plate]` up to `starts[plate + 1]`. */
export interface Lists {
  starts: Int32Array
  places: Uint16Array
}

/** What the standing goals ask of the plates of a slot, plate by plate: see `Option`. */
export interface PlateColumns {
  /** Each plate by its first size. */
  options: readonly Option[]
  dish: Int32Array
  freeTimes: Float64Array
  times: Uint8Array
  activeMinutes: Float64Array
  /** `Option.kept.key`; -1 where all is eaten fresh. */
  sharedDishes: Int32Array
  foods: Lists
  sides: Lists
  accepted: Lists
  declared: Lists
}

function listsOf(lists: readonly ArrayLike<number>[]): Lists {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach(({ length }, plate) => {
    starts[plate + 1] = (starts[plate] ?? 0) + length
  })
  const places = new Uint16Array(starts[lists.length] ?? 0)
  lists.forEach((list, plate) => {
    places.set(list, starts[plate])
  })
  return { starts, places }
}

export const plateColumns = (options: readonly Option[]): PlateColumns => ({
  options,
  dish: Int32Array.from(options, ({ dish }) => dish),
  freeTimes: Float64Array.from(options, ({ freeTimes }) => freeTimes),
  times: Uint8Array.from(options, ({ times }) => times),
  activeMinutes: Float64Array.from(options, ({ activeMinutes }) => activeMinutes),
  sharedDishes: Int32Array.from(options, ({ kept }) => kept?.key ?? -1),
  foods: listsOf(options.map(({ foods }) => foods)),
  sides: listsOf(options.map(({ sides }) => sides)),
  accepted: listsOf(options.map(({ accepted }) => accepted)),
  declared: listsOf(options.map(({ declared }) => declared)),
})
