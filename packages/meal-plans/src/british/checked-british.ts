import type { Slot } from '@brightplate/contract/plans/plan-data'
import { inAmericanSpelling } from '@brightplate/foods/languages/british/in-british'
import { openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { PlanText } from '@brightplate/foods/safety-violation'
import type { WrittenDish } from '@brightplate/planner/facts/dish-facts'
import type { SpanishDish } from '@brightplate/planner/spanish/spanish-dish'
import { interpretTable } from '../profile/interpret-table.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import { britishText } from './british-text.ts'
import { linesInBritish, stepsInBritish } from './dish-in-british.ts'

type Said = Pick<SpanishDish, 'name' | 'ingredients' | 'steps' | 'parts'>

/** A meal in British words; null where it is read as it is stored. */
export type SayBritishDish = (dish: WrittenDish, slot: Slot) => SpanishDish | null

const judgedText = (slot: Slot, { name, ingredients, steps, parts }: Said): PlanText => ({
  days: [
    {
      dishes: [
        {
          slot,
          name: inAmericanSpelling([name, ...parts].join(', ')),
          lines: ingredients.map(inAmericanSpelling),
          steps: steps.map(inAmericanSpelling),
          benefits: '',
        },
      ],
    },
  ],
  shoppingList: [],
  tips: [],
})

const storedWords = ({ name, ingredients, steps, preparation, parts = [] }: WrittenDish): Said => ({
  name,
  ingredients: [...ingredients],
  steps: [...(steps ?? preparation ?? [])],
  parts: parts.map((part) => part.name),
})

function saidWords(dish: WrittenDish): Said {
  const { name, ingredients, steps, parts } = storedWords(dish)
  const asTyped = (dish.parts ?? []).flatMap(({ typed, food_id: food, recipe_id: recipe }) =>
    typed !== null && !food && !recipe ? typed : [],
  )
  const say = britishText(asTyped)
  return {
    name: say(name),
    ingredients: linesInBritish(ingredients, say),
    steps: stepsInBritish(steps, say),
    parts: parts.map(say),
  }
}

/**
 * Says meals of a child in British words. What by the rules of the child, or of its table, has more findings than its
 * American words have is read as it is stored.
 */
export function checkedBritish(child: ProfileFacts): SayBritishDish {
  const { restrictions, ownRestrictions } = toPlannerProfile(child, interpretTable(child), [])
  const checks = [restrictions, ownRestrictions].map((rules) => openPlanCheck(rules))
  return (dish, slot) => {
    const translated = saidWords(dish)
    const [american, british] = [judgedText(slot, storedWords(dish)), judgedText(slot, translated)]
    const isWorse = checks.some((check) => {
      const found = check(british)
      return found.length > 0 && found.length > check(american).length
    })
    return isWorse ? null : { ...translated, shared: null }
  }
}
