import type { AllergenId } from '../allergen.ts'
import type { DietId } from '../restrictions.ts'
import { glutenIds } from '../vocabulary/families.ts'
import { listTerms } from '../vocabulary/list-terms.ts'

export interface DietName {
  diet: DietId
  term: string
  names: readonly string[]
  note: string | null
  /** An exclusion counts as an allergy. */
  allergens: readonly AllergenId[]
}

const certificate = 'We check ingredients; look for the certificate.'
const oats = 'Oats are kept out unless certified gluten-free.'

function diet(
  id: DietId,
  term: string,
  names: string,
  allergens: readonly AllergenId[] = [],
  note: string | null = null,
): DietName {
  return { diet: id, term, names: listTerms(names), note, allergens }
}

export const dietNames: readonly DietName[] = [
  diet(
    'vegetarian',
    'vegetarian',
    `
    vegetarian, vegetarianism, vegitarian, veggie diet, ovo lacto, lacto ovo, lacto vegetarian,
    lacto ovo vegetarian, ovo lacto vegetarian, meat free, meatless, no meat, without meat,
    no meat or fish, jain, hindu vegetarian, vegetariano, vegetarien, vegetarisch, vegetariana,
    shakahari
  `,
  ),
  diet(
    'vegan',
    'vegan',
    `
    vegan, vegans, veganism, plant based, plant based diet, wfpb, no animal product,
    no animal products, vegano, vegetalien, vegana
  `,
  ),
  diet(
    'pescatarian',
    'pescatarian',
    'pescatarian, pescetarian, pesco vegetarian, fish but no meat, pescatariano',
  ),
  diet(
    'halal',
    'halal',
    'halal, halaal, hallal, halal only, muslim diet, muslim, zabiha, حلال',
    [],
    certificate,
  ),
  diet(
    'kosher',
    'kosher',
    'kosher, kashrut, kosher only, jewish, jewish diet, glatt kosher, כשר',
    [],
    certificate,
  ),
  diet('no-beef', 'no beef', 'no beef, beef free, without beef, hindu, avoid beef, no cow meat'),
  diet(
    'no-pork',
    'no pork',
    'no pork, pork free, without pork, avoid pork, no pig, no ham or pork',
  ),
  diet(
    'no-red-meat',
    'no red meat',
    'no red meat, red meat free, without red meat, avoid red meat, red meat',
  ),
  diet(
    'gluten-free',
    'gluten-free',
    `
    gluten free, gf, gf diet, gluten free diet, no gluten, without gluten, sin gluten,
    sans gluten, glutenfrei, senza glutine, sem gluten
  `,
    glutenIds,
    oats,
  ),
  diet(
    'dairy-free',
    'dairy-free',
    `
    dairy free, df, dairy free diet, non dairy, nondairy, no dairy, without dairy, milk free,
    sin lactosa, sans lactose, sin lacteos, milchfrei
  `,
    ['milk'],
  ),
  diet(
    'casein-free',
    'casein-free',
    'casein free, cf diet, no casein, without casein, casein free diet',
    ['milk'],
  ),
  diet(
    'gfcf',
    'gluten-free and casein-free',
    `
    gfcf, gf cf, gfcf diet, gluten free casein free, gluten casein free, gluten and casein free,
    gluten free and casein free, gluten free dairy free, gluten and dairy free, gfdf, gf df
  `,
    [...glutenIds, 'milk'],
    oats,
  ),
  diet(
    'low-sugar',
    'low sugar',
    `
    low sugar, low in sugar, less sugar, reduced sugar, no added sugar, no sugar added, no sugar,
    sugar free, limit sugar, avoid sugar, cut sugar, without sugar, low added sugar,
    limited sugar, refined sugar free, no refined sugar, low glycemic
  `,
  ),
  diet(
    'no-added-colours',
    'no added colours',
    `
    no added colour, no added colours, no added color, no added colors, no artificial colour,
    no artificial colours, no artificial color, no artificial colors, no food dye, no food dyes,
    dye free, no dye, no dyes, no food colouring, no food coloring, additive free, no additive,
    no additives, feingold, feingold diet, no artificial food coloring, avoid food dyes,
    avoid artificial colours, avoid artificial colors, colour free, no artificial dye,
    no artificial dyes
  `,
  ),
  diet(
    'no-caffeine',
    'no caffeine',
    'no caffeine, caffeine free, without caffeine, avoid caffeine, decaffeinated',
  ),
]
