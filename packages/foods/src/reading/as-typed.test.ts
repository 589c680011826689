import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foods } from '../foods.ts'
import { findPlainFoods } from '../plain-foods/find-plain-foods.ts'
import type { PlainFood } from '../plain-foods/plain-food.ts'
import { plainFoodOf, plainFoods } from '../plain-foods/plain-foods.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { readCsv } from './files/read-csv.ts'

/** What parents type, the plain food that it is as bought (none where we have no such), and one that it is not. */
const said = readCsv(readFileSync(new URL('./as-typed.csv', import.meta.url), 'utf8')).rows.map(
  ({ cells: { typed = '', means = '', never = '' } }) => ({ typed, means, never }),
)

const stems = (text: string) => readTokens(text).words

/** What a food may mainly be made of: foods of recipes and what products are made of, by one word. */
const mainIngredients = new Set(
  [
    ...foods.flatMap(({ name, madeOf }) => [name, ...madeOf]),
    ...plainFoods.flatMap(({ food }) => food.madeOf),
    'cheese',
    'milk',
    'butter',
    'turkey',
    'fish',
  ]
    .map(stems)
    .flatMap((words) => (words.length === 1 ? words : [])),
)

/** The word is part of another name, or the flavour of the same product as bought: its figures are one record. */
const exceptions: Readonly<Record<string, string>> = {
  'agua-de-jamaica': 'water',
  'agua-de-tamarindo': 'water',
  'almond-drink': 'milk vanilla',
  'applesauce-unsweetened': 'cinnamon',
  'baked-beans': 'pork',
  'biscuits-and-gravy': 'sausage',
  'bitter-gourd': 'melon',
  bratwurst: 'sausage',
  'breakfast-burrito': 'sausage',
  'broccoli-cheese-soup': 'cheddar',
  'ca-kho': 'catfish',
  'cactus-fruit': 'tuna pear',
  'cha-gio': 'egg',
  cheddar: 'orange',
  'cheese-crackers': 'fish',
  'cherry-tomato': 'grape plum',
  'chickpeas-cooked': 'pea bean',
  chili: 'chilli',
  'chocolate-soy-drink': 'milk',
  'coconut-drink': 'milk',
  cola: 'pepper',
  'cream-of-wheat': 'malt semolina',
  cupcake: 'chocolate vanilla',
  'dairy-free-ice-cream': 'milk oat almond',
  'dairy-free-strawberry-yogurt': 'almond',
  doujiang: 'milk',
  edamame: 'bean',
  falukorv: 'sausage',
  'flavored-oatmeal': 'cream',
  'flavored-potato-chips': 'cream cheese salt vinegar',
  'fruit-drink': 'cranberry squash',
  'garlic-bread': 'olive',
  'gelatin-dessert': 'jelly',
  'ghana-plain-bread': 'tea',
  'greek-yogurt': 'vanilla',
  'gummy-candy': 'jelly',
  'ham-sliced': 'honey',
  'hard-candy': 'mint',
  'hot-dog': 'sausage',
  'hot-dog-bun': 'sausage',
  'hot-links': 'sausage',
  kielbasa: 'sausage',
  'lap-cheong': 'sausage',
  'lap-cheong-rice': 'sausage',
  longganisa: 'sausage',
  'lumpiang-gulay': 'egg',
  'milk-chocolate': 'egg',
  milkshake: 'chocolate strawberry',
  mozzarella: 'cheese',
  mugicha: 'tea',
  naan: 'garlic',
  'oat-drink': 'milk',
  'pea-drink': 'milk',
  'pigs-in-a-blanket': 'sausage',
  pineapple: 'apple',
  'pineapple-bun': 'melon',
  'plain-fish': 'cod haddock pollock',
  'queso-fresco': 'cheese',
  ranch: 'cream',
  'rice-drink': 'milk',
  rookworst: 'sausage',
  salami: 'sausage',
  saltines: 'cream oyster water',
  'sausage-biscuit': 'sausage',
  'scallion-pancake': 'onion',
  soda: 'cream ginger grape lemon lime orange',
  'soy-drink': 'milk',
  'strawberry-yogurt': 'banana blueberry cherry peach raspberry',
  'sugar-cookies': 'tea',
  'sweet-potato-cooked': 'yam',
  'sweet-potato-fries': 'yam',
  'tea-egg': 'tea',
  'tofu-plain': 'bean',
  'tomato-soup': 'cream',
  'tuna-plain': 'water',
  'turnip-cake': 'turnip',
  tvorog: 'cheese',
  'vegan-hot-dogs': 'tofu',
  'vegan-scramble': 'tofu',
  watermelon: 'water',
  'whole-wheat-bread': 'honey',
  yuba: 'bean',
  'zha-jiang-mian': 'bean',
}

const withoutClaims = (typed: string) =>
  typed.replace(/\b\w+ free\b|\b(?:no|without|vegan|veggie|plant based|meatless) \w+/gu, ' ')

/** Words of main ingredients in a name that neither the food's own name nor what it is made of has. */
function otherIngredients({ id, name, variantOf, food, typedAs }: PlainFood): string[] {
  const ordinary = plainFoodOf(variantOf ?? '')
  const known = new Set(
    [
      name,
      ...food.madeOf,
      ...food.countsAs,
      ...food.contains,
      ordinary?.name ?? '',
      ...(ordinary?.food.madeOf ?? []),
      exceptions[id] ?? '',
    ].flatMap(stems),
  )
  return typedAs.flatMap((typed) =>
    stems(withoutClaims(typed))
      .filter((word) => mainIngredients.has(word) && !known.has(word))
      .map((word) => `${id}: ${typed} (${word})`),
  )
}

describe('a food as it was said', () => {
  it.each(said)('$typed is "$means" as bought, and not $never', ({ typed, means }) => {
    expect(findPlainFoods(typed)[0]?.id ?? '').toBe(means)
  })

  it('is told by foods of the table, and never by the one that it is not', () => {
    const named = said.flatMap(({ means, never }) => [means, never]).filter((id) => id !== '')
    expect(named.filter((id) => !plainFoodOf(id))).toEqual([])
    for (const { means, never } of said) expect(means).not.toBe(never === '' ? 'none' : never)
  })

  it('has what its name says: no main ingredient that the plain food lacks', () => {
    expect(plainFoods.flatMap(otherIngredients)).toEqual([])
  })

  it('excepts no word that is in no name of the food', () => {
    const idle = Object.entries(exceptions).flatMap(([id, words]) => {
      const plain = plainFoodOf(id)
      const used = new Set((plain?.typedAs ?? []).flatMap(stems))
      return stems(words)
        .filter((word) => !used.has(word))
        .map((word) => `${id}: ${word}`)
    })
    expect(idle).toEqual([])
  })
})
