import type { Meal, PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { WrittenDish } from '@brightplate/planner/facts/dish-facts'
import type { MealPlace } from '@brightplate/planner/spanish/spanish-meal'
import type { KeyedText } from '@brightplate/planner/texts/english'
import { exclusionText } from '@brightplate/planner/texts/exclusion-texts'
import type { ProfileFacts } from '../profile/profile-facts.ts'

/** How what is said beside a plan is worded: in English as it is made, in another language by its keys. */
export interface Wording {
  /** The cuisine of its country, where names of foods mean others than where ours are from. */
  country?: string
  sentence: (text: KeyedText) => string
  /** A part of a sentence, with a small letter. */
  phrase: (text: KeyedText) => string
  /** What something typed was read as: "milk". What a parent typed stays as typed. */
  term: (english: string) => string
  /** A rule as `ruleName` has it: "no milk". */
  rule: (english: string) => string
  /** What a meal of this child is called, as we would write it into a plan. */
  dishNames: (child: ProfileFacts) => (dish: WrittenDish, slot: Slot, at: MealPlace) => string
  /** A dinner of no plan; `date` is that of the evening. */
  dinner: (dinner: Meal, child: ProfileFacts, date: string) => Meal
  /** What a recipe or plain food is called by itself. */
  dishName: (recipeId: string, english: string) => string
  /** What a nutrient is called, by its id. */
  nutrient: (id: string, english: string) => string
  /** Why something that was looked for is not offered. */
  exclusion: typeof exclusionText
  /** The same with the names of the dishes of a plan, read by the gate for this child. */
  ofPlan: (plan: Pick<PlanData, 'days'>, child: ProfileFacts) => Wording
}

export const inEnglish: Wording = {
  sentence: ({ text }) => text,
  phrase: ({ text }) => text,
  term: (english) => english,
  rule: (english) => english,
  dishNames:
    () =>
    ({ name }) =>
      name,
  dinner: (dinner) => dinner,
  dishName: (_, english) => english,
  nutrient: (_, english) => english,
  exclusion: exclusionText,
  ofPlan: () => inEnglish,
}
