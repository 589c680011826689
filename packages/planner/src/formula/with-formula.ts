import { isFormula } from '@brightplate/foods/food-groups/is-formula'
import type { PlannedDay, PlannedDish, PlannedPart } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import type { Slot } from '../slot.ts'
import { say } from '../texts/english.ts'
import { englishNames } from '../texts/english-names.ts'
import type { Formula } from './formula.ts'

type Dish = Pick<PlannedDish, 'beside' | 'parts' | 'eaten_out'>

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function partOf({ typed, preparedSeparately }: Formula): PlannedPart {
  return {
    name: capital(typed),
    role: 'accepted',
    typed,
    energy_kcal: null,
    ingredients: [],
    grams: null,
    people: 1,
    ...(preparedSeparately ? { apart_steps: [] } : {}),
  }
}

/** A part that holds nothing counted and names formula: one that we put there. */
const isFormulaPart = ({ typed, ingredients }: PlannedPart, formulas: readonly Formula[]) =>
  typed !== null &&
  ingredients.length === 0 &&
  (formulas.some((one) => one.typed === typed) || isFormula(typed))

function withOnPlate<OneDish extends Dish>(
  dish: OneDish,
  slot: Slot,
  formulas: readonly Formula[],
): OneDish {
  const { beside, parts = [] } = dish
  const stale = parts.filter((part) => isFormulaPart(part, formulas))
  const here = dish.eaten_out ? [] : formulas.filter(({ slots }) => slots.includes(slot))
  if (stale.length + here.length === 0) return dish
  const gone = stale.map(({ typed }) => typed)
  return {
    ...dish,
    beside: [...beside.filter((typed) => !gone.includes(typed)), ...here.map(({ typed }) => typed)],
    parts: [...parts.filter((part) => !stale.includes(part)), ...here.map(partOf)],
  }
}

/**
 * Days with the formula of a child where its parent said that it stands, and nowhere else. It is on the plate
 * and on the list, and in no figure: how much of it is the clinician's.
 */
export function withFormula(
  days: readonly PlannedDay[],
  { formulas = [] }: Pick<PlannerProfile, 'formulas'>,
): PlannedDay[] {
  return days.map((day) => ({
    ...day,
    breakfast: withOnPlate(day.breakfast, 'breakfast', formulas),
    lunch: withOnPlate(day.lunch, 'lunch', formulas),
    dinner: withOnPlate(day.dinner, 'dinner', formulas),
    snacks: day.snacks.map((snack, index) =>
      withOnPlate(snack, index === 0 ? 'snack_1' : 'snack_2', formulas),
    ),
  }))
}

/** "the second snack": with what it stands, to follow "stands with". */
export const formulaSlots = ({ slots }: Pick<Formula, 'slots'>): string[] =>
  slots.map((slot) => englishNames.formulaSlots[slot])

/** What a plan says of each formula where its tags are told. */
export const formulaChanges = ({ formulas = [] }: Pick<PlannerProfile, 'formulas'>) =>
  formulas.map((one) => ({
    tag: one.typed,
    text: say('change.formula', { slots: formulaSlots(one), amount: one.amount ?? '' }),
  }))
