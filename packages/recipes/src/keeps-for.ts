import type { Food } from '@brightplate/foods/food'
import { keepingTable as keeping } from './keeping-table.ts'
import type { Recipe } from './recipe.ts'

/** How long a cooked dish keeps, in days after it was cooked; null where it is eaten fresh. */
export interface KeepingTimes {
  fridgeDays: number
  /** Null where it does not freeze. */
  freezerDays: number | null
}

export const warming: { readonly active: number; readonly total: number } = keeping.minutes

/** @param foods what is really in it: rice shortens how long it keeps */
export function keepsFor(
  { id, group, freezes, cuisine }: Pick<Recipe, 'id' | 'group' | 'freezes' | 'cuisine'>,
  foods: readonly Pick<Food, 'id' | 'counted'>[],
): KeepingTimes | null {
  const isBought = cuisine === 'plain' || cuisine === 'side'
  if (keeping.groups[group] === undefined || isBought || keeping.fresh.includes(id)) return null
  if (foods.some(({ id: food }) => keeping.fresh_foods.includes(food))) return null
  const hasRice = foods.some(({ counted }) => (counted.rice ?? 0) > 0)
  return {
    fridgeDays: hasRice ? keeping.days.rice : keeping.days.fridge,
    freezerDays: freezes ? keeping.days.freezer : null,
  }
}

/** Whether a dish that keeps is as good when it was cooked some days before. */
export const isCookedAhead = (
  { group }: Pick<Recipe, 'group'>,
  foods: readonly Pick<Food, 'aisle'>[],
): boolean => keeping.cook_ahead.includes(group) && !foods.some(({ aisle }) => aisle === 'fish')

/** How a kept dish comes to the table again: "Warm the lentil soup in a pan ...". */
export const warmingStep = (
  { group, temperature }: Pick<Recipe, 'group' | 'temperature'>,
  name: string,
): string =>
  ((temperature === 'cold' ? keeping.cold : keeping.groups[group]) ?? '').replace('{name}', name)
