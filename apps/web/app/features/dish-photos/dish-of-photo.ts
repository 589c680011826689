import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'

export type PhotoDish = Pick<Meal | Snack | Juice, 'name' | 'picture' | 'recipe_id' | 'parts'>

/** What a photo of a meal is of: what the meal is built upon. Null for what is known by a parent's word alone. */
export function dishOfPhoto({
  name,
  recipe_id,
  parts,
}: PhotoDish): { id: string; name: string } | null {
  const base = parts
    ? parts.find((part) => !part.for_others)
    : { name, recipe_id, food_id: undefined }
  if (!base) return null
  const { food_id, recipe_id: recipe } = base
  const id = food_id ?? (recipe ? `recipe:${recipe}` : null)
  return id === null ? null : { id, name: base.name }
}
