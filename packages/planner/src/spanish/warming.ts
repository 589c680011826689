import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Recipe } from '@brightplate/recipes/recipe'
import { spanishWords as words } from './spanish-words.ts'

const byGroup: Readonly<Partial<Record<PlainGroup, string>>> = {
  soup: words.warmInPan,
  beans: words.warmInPan,
  'pasta-dish': words.warmWithWater,
  'rice-dish': words.warmWithWater,
  noodles: words.warmWithWater,
  meat: words.warmCovered,
  sausage: words.warmCovered,
  tofu: words.warmCovered,
  'breaded-meat': words.warmInOven,
  pizza: words.warmInOven,
  'pancake-waffle': words.toastAgain,
  'hot-cereal': words.warmPorridge,
  pastry: words.outOfBox,
  bar: words.outOfBox,
}

/** How a kept dish comes to the table again; null for one that is eaten fresh. A test holds its groups to the table's. */
export const spanishWarming = ({
  group,
  temperature,
}: Pick<Recipe, 'group' | 'temperature'>): string | null =>
  temperature === 'cold' ? words.outOfFridge : (byGroup[group] ?? null)
