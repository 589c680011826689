import { spanishDishName } from '@brightplate/planner/spanish/spanish-dish-name'
import { exclusionInSpanish } from '@brightplate/planner/spanish/texts/exclusion-in-spanish'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { readingWord } from '@brightplate/planner/spanish/texts/reading-word'
import { spanishPhrase } from '@brightplate/planner/spanish/texts/spanish-sentence'
import { ruleWord } from '@brightplate/planner/spanish/texts/term-word'
import { checkedSpanish, spanishGate } from '../check/checked-spanish.ts'
import type { Wording } from '../wording/wording.ts'
import { dinnerInSpanish } from './dinner-in-spanish.ts'
import { nutrientInSpanish } from './nutrient-in-spanish.ts'
import { planMeals, planNames } from './plan-meals.ts'
import { sentenceInSpanish } from './plan-sentences.ts'

const withNames = (names: PlanNames): Wording => ({
  sentence: (text) => sentenceInSpanish(text, names).text,
  phrase: (text) => spanishPhrase(text, names)?.text ?? text.text,
  term: readingWord,
  rule: (english) => ruleWord(english) ?? english,
  dishNames: (child) => {
    const say = checkedSpanish(child)
    return (dish, slot, at) => say(dish, slot, at)?.name ?? dish.name
  },
  dinner: dinnerInSpanish,
  dishName: (recipeId, english) => spanishDishName(recipeId) ?? english,
  nutrient: nutrientInSpanish,
  exclusion: exclusionInSpanish,
  ofPlan: ({ days }, child) =>
    withNames(planNames(planMeals(days, days[0]?.date ?? '', spanishGate(child)))),
})

/** What is said beside a plan, in Spanish; what has no Spanish stays in English. */
export const inSpanish: Wording = withNames(new Map())
