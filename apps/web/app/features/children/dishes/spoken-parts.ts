import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'

/** What of a meal a parent may speak of: a dish of ours by its id, a plain food by its name. */
export type SpokenPart = { name: string } & (
  | { kind: 'dish'; recipeId: string }
  | { kind: 'food'; isAccepted: boolean }
)

/** The parts of a meal that something can be said of; what is known by the parent's word alone stands in the profile. */
export function spokenParts({ name, recipe_id, parts }: Meal | Snack | Juice): SpokenPart[] {
  if (!parts) return recipe_id ? [{ kind: 'dish', name, recipeId: recipe_id }] : []
  return parts.flatMap((part): SpokenPart[] => {
    if (part.food_id) {
      const isAccepted = part.role === 'accepted'
      return [{ kind: 'food', name: part.typed ?? part.name, isAccepted }]
    }
    return part.recipe_id ? [{ kind: 'dish', name: part.name, recipeId: part.recipe_id }] : []
  })
}
