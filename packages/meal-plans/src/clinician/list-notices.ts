import {
  groupsBrought,
  isNearly,
  type KnownForm,
} from '@brightplate/foods/food-groups/groups-brought'
import { type MainFoodGroup, mainFoodGroups } from '@brightplate/foods/food-groups/main-food-group'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { englishNames } from '@brightplate/planner/texts/english-names'
import type { JudgedSafeFood } from '../profile/judge-safe-foods.ts'
import { knownForm } from './known-form.ts'

/** Below as many foods a feeding therapist is asked: docs/what-a-plan-says.md#when-a-clinician-is-named. */
const enoughFoods = 20

const drinks: readonly PlainGroup[] = ['milk', 'plant-drink', 'juice', 'drink-sweet', 'formula']

/** Whether rules keep some of the list out, as texts tell it. */
type RuledParams = { ruled: 1 } | Record<string, never>

interface ListedFood {
  typed: string
  form: KnownForm | null
}

/** The foods of the list that no rule excludes, each form once. */
function listedFoods(judged: readonly JudgedSafeFood[], profile: PlannerProfile): ListedFood[] {
  const byForm = new Map<string, ListedFood>()
  for (const { typed, verdict, isFormula } of judged) {
    if (verdict === 'forbidden') continue
    const form: KnownForm | null = isFormula ? { group: 'formula' } : knownForm(typed, profile)
    const key = form?.id ?? typed.toLowerCase()
    if (!byForm.has(key)) byForm.set(key, { typed, form })
  }
  return [...byForm.values()]
}

const typedOf = (foods: readonly ListedFood[]) => foods.map(({ typed }) => typed)

const isDrink = ({ form }: ListedFood) => form !== null && drinks.includes(form.group)

function groupWords(group: MainFoodGroup, forms: readonly KnownForm[]): string {
  const { missingGroups } = englishNames
  const isKin = forms.some((form) => isNearly(form, group))
  return isKin && (group === 'fruit' || group === 'vegetables')
    ? missingGroups[`${group}ButKin`]
    : missingGroups[group]
}

function missingGroups(foods: readonly ListedFood[], ruled: RuledParams): KeyedText[] {
  const forms = foods.map(({ form }) => form).filter((one) => one !== null)
  const brought = new Set(forms.flatMap(groupsBrought))
  const missing = mainFoodGroups.filter((group) => !brought.has(group))
  if (forms.length === 0 || missing.length === 0) return []
  const isWhole = forms.length === foods.length
  const groups = missing.map((group) => groupWords(group, forms))
  return [
    say(isWhole ? 'clinic.group-missing' : 'clinic.group-missing-known', { ...ruled, groups }),
  ]
}

/** One sentence for all of which nothing more was said, and one for each amount. */
function keptAsAgreed(typed: readonly string[], { formulas = [] }: PlannerProfile): KeyedText[] {
  const amountOf = (food: string) => formulas.find((one) => one.typed === food)?.amount ?? null
  const plain = typed.filter((food) => amountOf(food) === null)
  return [
    ...(plain.length > 0 ? [say('clinic.formula', { foods: plain })] : []),
    ...typed.flatMap((food) => {
      const amount = amountOf(food)
      return amount === null ? [] : [say('clinic.formula-amount', { food, amount })]
    }),
  ]
}

/**
 * When a clinician is to be asked, by what the list of a child holds and lacks: nothing where it is not
 * nearly all that is eaten, but what is agreed of a formula. The strongest sentence stands for the weaker.
 */
export function listNotices(
  judged: readonly JudgedSafeFood[],
  profile: PlannerProfile,
): KeyedText[] {
  const foods = listedFoods(judged, profile)
  const formulas = foods.filter(({ form }) => form?.group === 'formula')
  const isOut = judged.some(({ verdict, isFormula }) => isFormula && verdict === 'forbidden')
  const always = [
    ...(isOut ? [say('clinic.formula-out')] : []),
    ...keptAsAgreed(typedOf(formulas), profile),
  ]
  const ruled: RuledParams = judged.some(({ verdict }) => verdict === 'forbidden')
    ? { ruled: 1 }
    : {}
  const isAll = profile.safeFoodsNearlyAll || profile.rulesLeaveFew === true
  if (!isAll || foods.length === 0) return always
  if (formulas.length === foods.length) {
    return [...always, say('clinic.formula-alone', { ...ruled, foods: typedOf(formulas) })]
  }
  if (foods.every(isDrink))
    return [...always, say('clinic.drinks-alone', { ...ruled, foods: typedOf(foods) })]
  if (foods.length === 1)
    return [...always, say('clinic.one-food', { ...ruled, foods: typedOf(foods) })]
  const isFew = foods.length < enoughFoods
  return [
    ...always,
    ...(isFew ? [say('clinic.under-twenty', { ...ruled, count: foods.length })] : []),
    ...missingGroups(foods, ruled),
  ]
}
