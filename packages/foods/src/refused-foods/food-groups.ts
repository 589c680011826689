import type { FoodGroup } from './food-group.ts'
import { dairyAndEggGroups } from './groups/dairy-and-eggs.ts'
import { fruitGroups } from './groups/fruit.ts'
import { kindsOfDishes } from './groups/kinds-of-dishes.ts'
import { meatAndFish } from './groups/meat-and-fish.ts'
import { stapleGroups } from './groups/staples.ts'
import { vegetableGroups } from './groups/vegetables.ts'

/** Everything that a parent may refuse in one word. */
export const foodGroups: readonly FoodGroup[] = [
  ...meatAndFish,
  ...dairyAndEggGroups,
  ...vegetableGroups,
  ...fruitGroups,
  ...stapleGroups,
  ...kindsOfDishes,
]
