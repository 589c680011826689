import { type ExclusionSet, exclusionSet } from './exclusion-set.ts'

const eight = ['milk', 'egg', 'peanut', 'tree nuts', 'wheat', 'soy', 'fish', 'crustaceans']
const nine = [...eight, 'sesame']
const fourteen = [
  'milk',
  'egg',
  'peanut',
  'tree nuts',
  'gluten',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'mustard',
  'celery',
  'lupin',
  'sulphites',
]

/** "top 8", "big eight", "8 major allergens", "FDA 8", in digits and words, with and without "free". */
function countedNames(count: string, word: string): string {
  const ways = [count, word].flatMap((number) => [
    `top ${number}`,
    `big ${number}`,
    `main ${number}`,
    `major ${number}`,
    `the ${number}`,
    `top${number}`,
    `big${number}`,
    `${number} major`,
    `${number} main`,
    `fda ${number}`,
    `eu ${number}`,
    `${number} eu`,
    `${number} fda`,
    `${number} common`,
    `${number} most common`,
  ])
  return ways
    .flatMap((way) => [
      way,
      `${way} allergen`,
      `${way} allergens`,
      `${way} allergies`,
      `${way} allergy`,
      `${way} allergy foods`,
      `${way} free`,
      `${way} allergen free`,
      `${way} allergens free`,
    ])
    .concat([
      `${count} allergens`,
      `${word} allergens`,
      `all ${count} allergens`,
      `all ${word} allergens`,
    ])
    .join(', ')
}

const note = (terms: readonly string[]) => `Kept out: ${terms.join(', ')}.`

const elimination = 'an elimination diet'

/** Names for several allergens at once. The elimination diets of eosinophilic disease are a clinician's to plan. */
export const majorAllergenSets: readonly ExclusionSet[] = [
  exclusionSet('the eight major allergens', countedNames('8', 'eight'), {
    concepts: eight,
    note: note(eight),
  }),
  exclusionSet(
    'the nine major allergens',
    `${countedNames('9', 'nine')}, falcpa, faster act, major allergens, major ones, the major ones, the big ones, the main ones, main allergens, all major allergens, the major allergens,
    common allergens, all common allergens, top allergens, all top allergens, major food allergens, allergen free, allergens free,
    free of allergens, allergy free, allergy friendly, allergen friendly, free from allergens, hypoallergenic, no allergens in food`,
    { concepts: nine, note: note(nine) },
  ),
  exclusionSet(
    'the fourteen allergens',
    `${countedNames('14', 'fourteen')}, uk 14, 14 uk allergens, eu allergens, natasha s law`,
    {
      concepts: fourteen,
      note: note(fourteen),
    },
  ),
  exclusionSet(
    'six-food elimination diet',
    `
    six food elimination diet, six food elimination, 6 food elimination diet, 6 food elimination, sfed, sffed, 6fed,
    6 fed, six food, 6 food
    `,
    {
      concepts: ['milk', 'egg', 'wheat', 'soy', 'peanut', 'tree nuts', 'fish', 'shellfish'],
      clinician: elimination,
    },
  ),
  exclusionSet(
    'four-food elimination diet',
    'four food elimination diet, four food elimination, 4 food elimination diet, 4 food elimination, 4fed, 4 fed, ffed, four food, 4 food',
    { concepts: ['milk', 'egg', 'wheat', 'soy'], clinician: elimination },
  ),
  exclusionSet(
    'two-food elimination diet',
    'two food elimination diet, two food elimination, 2 food elimination diet, 2 food elimination, 2fed, 2 fed, tfed, two food, one food elimination diet, 1fed, step up elimination diet, 2 4 6',
    { concepts: ['milk', 'gluten'], clinician: elimination },
  ),
]
