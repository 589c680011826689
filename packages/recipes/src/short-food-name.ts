import type { Food } from '@brightplate/foods/food'

/** Words of a food's name that matter in the shop and say nothing in a title or step. */
const shopWords =
  /\b(plain|unsweetened|fortified|pasteurized|pure|reduced-sodium|reduced-salt|no-salt-added|boneless|skinless|iodized|unsalted|calcium-set|dry|100%)(?![\w-]) ?/g

/** "soy yogurt" for "plain unsweetened fortified soy yogurt", "bread" for "bread labelled free of milk". */
export const shortFoodName = (food: Food): string => {
  const [unlabelled = food.name] = food.name.split(/,? labelled /)
  return unlabelled.replace(shopWords, '').trim() || unlabelled
}
