import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { ownProfile } from '@brightplate/planner/own-profile'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import { interpretTable, type TableInterpretation } from '../profile/interpret-table.ts'
import { type JudgedSafeFood, judgeSafeFood } from '../profile/judge-safe-foods.ts'
import { labelTerms } from '../profile/label-terms.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import { brokenAmounts } from './broken-amounts.ts'
import { brokenNever } from './broken-never.ts'
import { brokenPlates } from './broken-plates.ts'
import { brokenWords } from './broken-words.ts'
import { neverDishesIn } from './never-dishes-in.ts'
import { readingWarnings } from './reading-warnings.ts'

const slotWords = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack_1: 'first snack',
  snack_2: 'second snack',
  juice: 'juice',
} as const

function reasonOf({ rule, id, certainty }: SafetyViolation): string {
  const plain = id.replaceAll('-', ' ')
  if (rule === 'diet') return `does not fit “${plain}”`
  if (rule === 'age') return 'is not for this age'
  return `${certainty === 'contains' ? 'holds' : 'may hold'} ${plain}`
}

/** By the limits of `brokenAmounts`. */
const amountReasons: Readonly<Record<string, string>> = {
  'fish-meals': 'is one fish meal too many in its week',
  'rice-dishes': 'is one rice dish too many in its day',
  juice: 'is more juice than fits a day at this age',
  cocoa: 'is more cocoa than fits a day',
  'cows-milk': 'is more cow’s milk than fits a day at this age',
  'fish-serving': 'is more fish than fits this age',
}

interface Broken {
  day: number | null
  slot: Slot | null
  reason: string
}

const mealSlots = ['breakfast', 'lunch', 'dinner'] as const

/** Foods that stand beside a meal as typed, by what the profile and the labels of today say of them. */
function brokenBeside(
  plan: PlanData,
  judge: (typed: string, isApart: boolean) => JudgedSafeFood,
): Broken[] {
  return plan.days.flatMap((written, day) =>
    mealSlots.flatMap((slot) =>
      (written[slot].beside ?? []).flatMap((typed) => {
        const part = written[slot].parts?.find((one) => one.typed === typed)
        const { verdict, rule, meals } = judge(typed, part?.apart_steps !== undefined)
        if (verdict === 'read_label') {
          return { day, slot, reason: `has “${typed}” beside it, whose label is to be read first` }
        }
        const isForbidden = verdict === 'forbidden' || !meals.includes(slot)
        const because = rule ? ` (${ruleName(rule)})` : ''
        return isForbidden
          ? { day, slot, reason: `has “${typed}” beside it, which stays out${because}` }
          : []
      }),
    ),
  )
}

function brokenIn(
  plan: PlanData,
  child: ProfileFacts,
  interpretation: TableInterpretation,
): Broken[] {
  const profile = toPlannerProfile(child, interpretation, [])
  const own = ownProfile(profile)
  const labels = { terms: labelTerms(interpretation.own), read: child.labels_read ?? [] }
  const judged = new Map<string, JudgedSafeFood>()
  const ofTable = { ...labels, terms: labelTerms(interpretation.table) }
  // What stands beside for everyone is judged by the rules of everyone.
  const judge = (typed: string, isApart: boolean) => {
    const key = `${isApart} ${typed}`
    const known =
      judged.get(key) ??
      (isApart ? judgeSafeFood(typed, own, labels) : judgeSafeFood(typed, profile, ofTable))
    judged.set(key, known)
    return known
  }
  const words = brokenWords(plan, profile, (typed) => judge(typed, true).isLabelRead)
  return [
    ...brokenBeside(plan, judge),
    ...brokenNever(plan, profile.neverFoods).map(({ day, slot, never }) => ({
      day,
      slot,
      reason: `has ${never} in it: you said “never again”`,
    })),
    ...neverDishesIn(plan, profile.neverDishes).map((place) => ({
      ...place,
      reason: 'is a dish of which you said “never again”',
    })),
    ...brokenPlates(plan, child.eaters).map(({ day, slot }) => ({
      day,
      slot,
      reason: 'has on the plate of another of your children what that child must not be given',
    })),
    ...words.map((one) => ({ day: one.day, slot: one.slot, reason: reasonOf(one) })),
    ...brokenAmounts(plan, profile).map(({ day, slot, limit }) => ({
      day,
      slot,
      reason: amountReasons[limit] ?? 'is more than fits this age',
    })),
  ]
}

export interface WarningsRequest {
  plan: PlanData
  /** As it is today. */
  child: ProfileFacts
}

/** What in a stored plan breaks the profile or the rules of today, one warning a dish, and what it was never checked for. */
export function planWarnings({ plan, child }: WarningsRequest): PlanWarning[] {
  const interpretation = interpretTable(child)
  const warnings = new Map<string, PlanWarning>()
  for (const { day, slot, reason } of brokenIn(plan, child, interpretation)) {
    const dish = day === null || slot === null ? undefined : dishAt(plan, day, slot)
    const place = `${day}/${slot}`
    if (warnings.has(place)) continue
    warnings.set(place, {
      day: day === null ? null : day + 1,
      slot,
      dish: dish?.name ?? null,
      reason,
      text:
        dish && day !== null && slot !== null
          ? `Day ${day + 1}, ${slotWords[slot]}: “${dish.name}” ${reason}. Swap it, leave it out, or make a new plan.`
          : `The list or tips of this plan name something that ${reason}. Make a new plan.`,
    })
  }
  return [...readingWarnings(plan, interpretation.table), ...warnings.values()]
}
