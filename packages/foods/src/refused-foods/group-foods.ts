import { foods } from '../foods.ts'
import type { FoodGroup, FoodSelection } from './food-group.ts'
import { foodGroups } from './food-groups.ts'
import type { RefusedMatch } from './refused-food.ts'

const usuallyShowsFrom = 5

const groupById = new Map(foodGroups.map((group) => [group.id, group]))

/** The group of this id. Throws for an id that the data does not have. */
export function requireGroup(id: string): FoodGroup {
  const group = groupById.get(id)
  if (!group) throw new Error(`No group of foods has the id ${id}`)
  return group
}

/** A group with those that are part of it. */
export const withParts = (group: FoodGroup): FoodGroup[] => [
  group,
  ...group.holds.flatMap((id) => withParts(requireGroup(id))),
]

function selected(selection: FoodSelection): string[] {
  const { aisles, origins, allergens = [], ids, not } = selection
  return foods
    .filter(({ id, aisle, origins: own, contains }) => {
      if (not.includes(id)) return false
      if (ids.includes(id)) return true
      if (contains.some((one) => allergens.includes(one))) return true
      if (!aisles && !origins) return false
      return (
        (!aisles || aisles.includes(aisle)) &&
        (!origins || own.some((one) => origins.includes(one)))
      )
    })
    .map(({ id }) => id)
}

/** The foods of a group and of its parts, with the grams from which each shows. */
export function foodsOfGroup(group: FoodGroup): Map<string, RefusedMatch> {
  const matches = new Map<string, RefusedMatch>()
  for (const one of withParts(group)) {
    const from = one.showsFrom ?? usuallyShowsFrom
    for (const id of one.foods ? selected(one.foods) : []) {
      const known = matches.get(id)
      if (!known || known.from > from) matches.set(id, { from, binds: one.binds ?? false })
    }
  }
  return matches
}
