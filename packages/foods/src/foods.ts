import type { Food } from './food.ts'
import { baking } from './table/baking.ts'
import { beansAndLentils } from './table/beans-and-lentils.ts'
import { bread } from './table/bread.ts'
import { dairyAndEggs } from './table/dairy-and-eggs.ts'
import { drinks } from './table/drinks.ts'
import { fish } from './table/fish.ts'
import { fruit } from './table/fruit.ts'
import { grainsAndPasta } from './table/grains-and-pasta.ts'
import { herbsAndSpices } from './table/herbs-and-spices.ts'
import { meatAndPoultry } from './table/meat-and-poultry.ts'
import { nutsAndSeeds } from './table/nuts-and-seeds.ts'
import { oilsAndSauces } from './table/oils-and-sauces.ts'
import { plantDrinks } from './table/plant-drinks.ts'
import { snacks } from './table/snacks.ts'
import { vegetables } from './table/vegetables.ts'

/** Every food that we know, by aisle. */
export const foods: readonly Food[] = [
  ...fruit,
  ...vegetables,
  ...herbsAndSpices,
  ...dairyAndEggs,
  ...plantDrinks,
  ...meatAndPoultry,
  ...fish,
  ...grainsAndPasta,
  ...bread,
  ...beansAndLentils,
  ...nutsAndSeeds,
  ...oilsAndSauces,
  ...baking,
  ...snacks,
  ...drinks,
]

const byId = new Map(foods.map((food) => [food.id, food]))

/** The food of this id. Throws for an id that the tables do not have. */
export function requireFood(id: string): Food {
  const food = byId.get(id)
  if (!food) throw new Error(`No food has the id ${id}`)
  return food
}
