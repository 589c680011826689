import type { PlanData, PlanDay } from '@brightplate/contract/plans/plan-data'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { bareTermWord } from '@brightplate/planner/spanish/texts/term-word'
import type { SpanishGate } from '../check/checked-spanish.ts'
import { aheadInSpanish } from './ahead-in-spanish.ts'
import { dishInSpanish } from './dish-in-spanish.ts'
import { nutrientInSpanish } from './nutrient-in-spanish.ts'
import { type PlanDish, type PlanMeal, planMeals, planNames } from './plan-meals.ts'
import { linesInSpanish, sentenceInSpanish } from './plan-sentences.ts'
import { shoppingItemInSpanish, shoppingListInSpanish } from './shopping-in-spanish.ts'

function dayInSpanish(day: PlanDay, meals: readonly PlanMeal[], names: PlanNames): PlanDay {
  const inSpanish = <Of extends PlanDish>(dish: Of): Of => {
    const meal = meals.find((one) => one.dish === dish)
    return meal ? dishInSpanish(dish, meal, names) : dish
  }
  return {
    ...day,
    breakfast: inSpanish(day.breakfast),
    lunch: inSpanish(day.lunch),
    dinner: inSpanish(day.dinner),
    snacks: day.snacks.map(inSpanish),
    juice: inSpanish(day.juice),
  }
}

type Cost = NonNullable<PlanData['cost']>

function costInSpanish(cost: Cost, names: PlanNames): Cost {
  const { basis, left_out, above_usual, budget } = cost
  return {
    ...cost,
    basis: sentenceInSpanish(basis, names),
    left_out: sentenceInSpanish(left_out, names),
    ...(above_usual && { above_usual: sentenceInSpanish(above_usual, names) }),
    ...(budget && { budget: { ...budget, text: sentenceInSpanish(budget.text, names) } }),
  }
}

/** What of a plan is sentences with keys, and the names beside them. */
function textsInSpanish(plan: PlanData, names: PlanNames): Partial<PlanData> {
  const translated = (texts: NonNullable<PlanData['tip_texts']>) =>
    texts.map((text) => sentenceInSpanish(text, names))
  const {
    checked,
    unchecked,
    tip_texts,
    notices,
    ruled_out,
    changes,
    labels_to_read: labels,
  } = plan
  return {
    ...(tip_texts && { general_tips: linesInSpanish(plan.general_tips, tip_texts, names) }),
    ...(tip_texts && { tip_texts: translated(tip_texts) }),
    ...(notices && { notices: translated(notices) }),
    ...(ruled_out && { ruled_out: translated(ruled_out) }),
    ...(checked && { checked: sentenceInSpanish(checked, names) }),
    ...(unchecked && { unchecked: sentenceInSpanish(unchecked, names) }),
    ...(changes && {
      changes: changes.map(({ tag, text }) => ({ tag, text: sentenceInSpanish(text, names) })),
    }),
    ...(labels && {
      labels_to_read: labels.map(({ food, allergens, text }) => ({
        food,
        allergens: allergens.map(bareTermWord),
        text: sentenceInSpanish(text, names),
      })),
    }),
  }
}

/**
 * A stored plan in Spanish: the same dishes, amounts, figures and places. What a parent typed stays as typed. What has
 * no Spanish stays in English and says so, `language: 'en-US'`.
 * @param startDate of the plan, ISO: plans of before date no days
 * @param passes what of its meals may be read in Spanish: `spanishGate` of the child
 */
export function planInSpanish(plan: PlanData, startDate: string, passes: SpanishGate): PlanData {
  const meals = planMeals(plan.days, startDate, passes)
  const names = planNames(meals)
  const { shopping_items: items, staples, nutrition, prepared_ahead: ahead, cost } = plan
  const translatedItems = items?.map((item) => shoppingItemInSpanish(item, names))
  return {
    ...plan,
    ...textsInSpanish(plan, names),
    language: 'es-US',
    days: plan.days.map((day) => dayInSpanish(day, meals, names)),
    ...(items &&
      translatedItems && {
        shopping_list: shoppingListInSpanish(plan.shopping_list, items, translatedItems),
        shopping_items: translatedItems,
      }),
    ...(staples && { staples: staples.map((item) => shoppingItemInSpanish(item, names)) }),
    ...(ahead && { prepared_ahead: ahead.map((task) => aheadInSpanish(task, meals, names)) }),
    ...(nutrition && {
      nutrition: nutrition.map((row) => ({
        ...row,
        label: nutrientInSpanish(row.nutrient, row.label),
      })),
    }),
    ...(cost && { cost: costInSpanish(cost, names) }),
  }
}
