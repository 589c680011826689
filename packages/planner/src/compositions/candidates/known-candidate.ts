import type { Aisle, Food } from '@brightplate/foods/food'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../../planner-profile.ts'
import { nothingCounted } from '../../rules/counted-limits.ts'
import { legalDish } from '../../rules/legal-dish.ts'
import { knownFood } from '../../safe-foods/known-food.ts'
import { sideRecipe } from '../../safe-foods/side-recipe.ts'
import type { CandidateFood } from '../parts/part.ts'

const groupOfAisle: Readonly<Record<Aisle, PlainGroup>> = {
  fruit: 'fruit',
  vegetables: 'vegetable-cooked',
  'herbs-and-spices': 'spread-dip',
  'dairy-and-eggs': 'cheese',
  'plant-drinks': 'plant-drink',
  'meat-and-poultry': 'meat',
  fish: 'fish',
  'grains-and-pasta': 'rice',
  bread: 'bread',
  'beans-and-lentils': 'beans',
  'nuts-and-seeds': 'nuts',
  'oils-and-sauces': 'spread-dip',
  baking: 'spread-dip',
  snacks: 'cracker',
  drinks: 'juice',
}

const groupOfName: readonly (readonly [RegExp, PlainGroup])[] = [
  [/\begg\b/, 'egg'],
  [/\b(?:yogurt|kefir|skyr|quark)\b/, 'yogurt'],
  [/\b(?:milk|buttermilk)\b/, 'milk'],
  [/\b(?:pasta|macaroni|spaghetti|couscous)\b/, 'pasta'],
  [/\bnoodles?\b/, 'noodles'],
  [/\b(?:oats|oatmeal|porridge|grits)\b/, 'hot-cereal'],
  [/\bcereal\b/, 'cereal'],
  [/\bpotato/, 'potato'],
  [/\btofu|tempeh\b/, 'tofu'],
  [/\b(?:butter|cream|oil)\b/, 'spread'],
  [/\bsauce\b/, 'spread-dip'],
]

/** What a label is free of is no word of what it is: a tortilla free of milk is no milk. */
const ofLabel = / labelled .*$/

const groupOf = ({ name, aisle }: Food): PlainGroup => {
  const bare = name.replace(ofLabel, '')
  return groupOfName.find(([words]) => words.test(bare))?.[1] ?? groupOfAisle[aisle]
}

/** A portion of a raw food may be doubled, as the child is known to eat it. */
const mostPortions = 2

/** A food of the table that a parent named and that is no plain food of ours, as this child may eat it. */
export function knownCandidate(
  typed: string,
  course: Course,
  profile: PlannerProfile,
): CandidateFood | null {
  const known = knownFood(typed)
  if (!known) return null
  const recipe = sideRecipe(known, course, profile.restrictions.carefulChewing)
  // A texture that is avoided in general, or a group that is refused, is no objection to a food that is named.
  const named = { ...profile, texturesAvoided: [], refusedFoods: [] }
  const dish = recipe && legalDish(recipe, named).dish
  if (!dish) return null
  const [first] = dish.ingredients
  if (!first) return null
  const group = groupOf(first.food)
  return {
    form: first.food.id,
    dish,
    group,
    category: 0,
    most: mostPortions,
    mostBeside: mostPortions,
    countedAsTyped: nothingCounted,
  }
}
