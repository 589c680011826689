import type { Aisle, Food } from '@brightplate/foods/food'
import type { Recipe } from '@brightplate/recipes/recipe'

type Kind = Pick<Recipe, 'category' | 'group'>

const kindOfAisle: Readonly<Record<Aisle, Kind>> = {
  fruit: { category: 6018, group: 'fruit' },
  vegetables: { category: 6420, group: 'vegetable-cooked' },
  'herbs-and-spices': { category: 6420, group: 'vegetable-cooked' },
  'dairy-and-eggs': { category: 1602, group: 'cheese' },
  'plant-drinks': { category: 1902, group: 'plant-drink' },
  'meat-and-poultry': { category: 2202, group: 'meat' },
  fish: { category: 2402, group: 'fish' },
  'grains-and-pasta': { category: 4004, group: 'pasta' },
  bread: { category: 4202, group: 'bread' },
  'beans-and-lentils': { category: 2802, group: 'beans' },
  'nuts-and-seeds': { category: 2804, group: 'nuts' },
  'oils-and-sauces': { category: 8412, group: 'spread-dip' },
  baking: { category: 4402, group: 'pastry' },
  snacks: { category: 5202, group: 'cracker' },
  drinks: { category: 7006, group: 'juice' },
}

/** What kind of thing a food is that stands on the plate by itself, as far as its aisle says. */
export const kindOfFood = (food: Food): Kind => kindOfAisle[food.aisle]
