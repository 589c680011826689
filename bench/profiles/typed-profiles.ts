import { childBody } from '@brightplate/contract/child/child'
import { pick, randomStream } from '@brightplate/planner/search/random'
import type { BenchProfile } from './profiles.ts'

/** Ways in which parents write an allergy, by the checker's id for it. */
const allergyTags: Readonly<Record<string, readonly string[]>> = {
  milk: [
    'milk',
    'Dairy',
    'cow’s milk protein',
    'lactose',
    'CMPA',
    'Milch',
    'leche',
    'mlk',
    'dairyfree',
  ],
  egg: ['eggs', 'Egg whites', 'Eier', 'huevos', 'egg 🥚', 'eggfree', 'vomits after eggs'],
  peanut: [
    'Peanuts',
    'groundnut',
    'penuts',
    '🥜',
    'Erdnüsse',
    'anaphylaxis to peanuts',
    'peanutfree',
  ],
  'tree-nuts': ['tree nuts', 'treenuts', 'cashew and other tree nuts', 'tree nut allergy'],
  wheat: ['wheat', 'weat', 'trigo', 'wheat flour', 'Weizen'],
  gluten: ['gluten', 'celiac disease', 'coeliac', 'gluten intolerance', 'glutenfree'],
  fish: ['fish', 'finned fish', 'fsh', 'poisson', 'all fish'],
  shellfish: ['shellfish', 'crustaceans and molluscs', 'sea food', 'mariscos'],
  soy: ['soy', 'soya beans', 'Soja', 'reacts badly to soya'],
  sesame: ['sesame seeds', 'tahini/sesame', 'sesam', 'seeds (sesame)'],
  mustard: ['Mustard seed', 'Senf', 'moutarde', 'musturd'],
  celery: ['celery', 'celeriac', 'Sellerie'],
  lupin: ['lupin', 'lupine flour', 'lupini beans'],
  sulphites: ['sulfites', 'E220', 'sulphur dioxide'],
  coconut: ['coconuts', 'coco nut', 'Kokosnuss'],
}

const dietTags: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['vegetarian', 'vegeterian', 'veggie', 'no meat'],
  vegan: ['vegan', 'plant based', 'vegn'],
  pescatarian: ['pescatarian', 'pescaterian'],
  halal: ['halal', 'Halaal', 'halal only'],
  kosher: ['kosher', 'kosherr', 'Kosher please'],
  'no-beef': ['no beef', 'doesn’t eat beef'],
  'no-pork': ['no pork', 'pork free'],
  'gluten-free': ['gluten free', 'glutenfree', 'GF'],
  'dairy-free': ['dairy free', 'casein-free', 'no dairy'],
  'no-caffeine': ['no caffeine', 'caffeine free'],
}

const wishes = [
  ...[
    'loves pasta',
    'loves cheese',
    'likes peanut butter',
    'loves salmon',
    'loves bread',
    'likes eggs',
  ],
  ...['crunchy foods', 'soft foods', 'nothing spicy', 'only white food', 'no sauces'],
]
const acceptedFoods = [
  ...['pasta', 'rice', 'chicken nuggets', 'banana', 'peanut butter', 'cheese', 'toast', 'yogurt'],
  ...['dinosaur nuggets', 'egg', 'fish fingers', 'crackers', 'tofu', 'hummus', 'cashews'],
]
const refusedFoods = ['mushroom', 'tomatoes', 'broccoli', 'beans', 'onion', 'rice', 'banana']
const goals = [
  'better sleep',
  'focus',
  'try new foods',
  'constipation',
  'weight gain',
  'more energy',
]
const joints = [', ', ' and ', ' / ', '; ', ' & ']

/** A made-up child whose parent types as parents do; the same for the same seed. */
export function typedProfile(seed: number): BenchProfile {
  const random = randomStream(seed)
  const chance = (share: number) => random() < share
  const one = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[pick(random, items.length)]
    if (item === undefined) throw new RangeError('Nothing to choose from')
    return item
  }
  const some = <Item>(items: readonly Item[], most: number): Item[] => [
    ...new Set(Array.from({ length: pick(random, most + 1) }, () => one(items))),
  ]
  const avoids = some(Object.keys(allergyTags), 5)
  const diets = chance(0.4) ? some(Object.keys(dietTags), 2) : []
  const allergies = avoids.map((id) => one(allergyTags[id] ?? []))
  if (allergies.length > 1 && chance(0.3)) {
    allergies.push(allergies.splice(0, 2).join(one(joints)))
  }
  const body = childBody.parse({
    name: `Child ${seed}`,
    age: 1 + pick(random, 18),
    diagnosis: 'autism',
    allergies,
    behavioral_goals: some(goals, 3),
    dietary_preferences: [...diets.map((id) => one(dietTags[id] ?? [])), ...some(wishes, 2)],
  })
  const facts = {
    ...body,
    answers: body.answers ?? [],
    labels_read: [],
    measures: body.measures ?? 'us',
    new_foods: body.new_foods ?? 'weekly',
    foods_said: [],
    safe_foods: chance(0.4) ? some(acceptedFoods, 4) : [],
    refused_foods: chance(0.4) ? some(refusedFoods, 3) : [],
    textures_avoided: [],
    careful_chewing: chance(0.25),
    routine_level: chance(0.3) ? random() : 0,
    weekday_minutes: chance(0.3) ? 20 + pick(random, 30) : null,
    small_midday_appetite: chance(0.2),
    people_at_table: 1 + pick(random, 5),
    eaters: [],
  }
  return {
    id: body.name,
    facts,
    judged: {
      child: {
        ageYears: facts.age,
        chewsWithCare: facts.careful_chewing,
        avoids,
        diets,
        foods: {},
      },
      eaters: [],
    },
  }
}
