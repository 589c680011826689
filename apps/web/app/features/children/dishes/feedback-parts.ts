import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'

/** A part of a meal that takes feedback: a dish of ours by its id, a plain food by its name. */
export type FeedbackPart = { name: string } & (
  | { kind: 'dish'; recipeId: string }
  | { kind: 'food'; isAccepted: boolean }
)

/** The parts of a meal that a parent can give feedback on; what is known by the parent's word alone stands in the profile. */
export function feedbackParts({ name, recipe_id, parts }: Meal | Snack | Juice): FeedbackPart[] {
  if (!parts) return recipe_id ? [{ kind: 'dish', name, recipeId: recipe_id }] : []
  return parts.flatMap((part): FeedbackPart[] => {
    if (part.food_id) {
      const isAccepted = part.role === 'accepted'
      return [{ kind: 'food', name: part.typed ?? part.name, isAccepted }]
    }
    return part.recipe_id ? [{ kind: 'dish', name: part.name, recipeId: part.recipe_id }] : []
  })
}
