import { type AllergenId, allergenIds } from '@brightplate/foods/allergen'
import { dietAsStrictAs, dietLeavesOut } from '@brightplate/foods/exclusion'
import type { DietId, Restrictions } from '@brightplate/foods/restrictions'
import type { OnlyFor, Recipe } from './recipe.ts'

const isAllergen = (need: OnlyFor): need is AllergenId => allergenIds.some((id) => id === need)

const asksFor = (need: OnlyFor, { allergens, diets }: Asking): boolean =>
  isAllergen(need)
    ? allergens.includes(need) || diets.some((diet) => dietLeavesOut(diet, need))
    : diets.some((diet) => dietAsStrictAs(diet, need))

type Asking = Pick<Restrictions, 'allergens'> & { diets: readonly DietId[] }

/**
 * Whether a recipe may be offered to a child at all: everyone's dish is, and one that stands here for its
 * nutrients is where an allergy or a diet asks for it. `milk` is asked for by a vegan diet too, and
 * `vegetarian` by any diet that leaves out as much. It says nothing of what the child must not have.
 */
export const isOpenTo = ({ onlyFor }: Pick<Recipe, 'onlyFor'>, restrictions: Asking): boolean =>
  onlyFor.length === 0 || onlyFor.some((need) => asksFor(need, restrictions))
