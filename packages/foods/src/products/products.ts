import type { Product } from './product.ts'
import { breadSaucesAndMixes } from './table/bread-sauces-and-mixes.ts'
import { breakfast } from './table/breakfast.ts'
import { cookiesAndBars } from './table/cookies-and-bars.ts'
import { crackersAndChips } from './table/crackers-and-chips.ts'
import { dairyAndPlant } from './table/dairy-and-plant.ts'
import { drinksAndSubstitutes } from './table/drinks-and-substitutes.ts'
import { meals } from './table/meals.ts'
import { sweets } from './table/sweets.ts'

/** Every product that we know by name. */
export const products: readonly Product[] = [
  ...breakfast,
  ...crackersAndChips,
  ...cookiesAndBars,
  ...sweets,
  ...dairyAndPlant,
  ...meals,
  ...breadSaucesAndMixes,
  ...drinksAndSubstitutes,
]
