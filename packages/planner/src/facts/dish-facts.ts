import type { PlannedDish, PlannedPart } from '../plan-document.ts'
import { type PartFacts, partFacts, type WrittenPart } from './part-facts.ts'
import { type StepsAround, stepsAround } from './steps-around.ts'
import { factsOfStored } from './stored-facts.ts'

type Extras = Pick<
  PlannedDish,
  'cooked_for' | 'foods' | 'leftover' | 'people' | 'portions' | 'servings' | 'steps'
>

/** A meal as it is stored, whatever release wrote it. */
export interface WrittenDish extends Partial<Extras> {
  name: string
  ingredients: readonly string[]
  /** Of juice, in place of steps. */
  preparation?: readonly string[]
  parts?: readonly StoredPart[]
}

/** Older plans do not say for how many its lines are. */
export type StoredPart = Omit<PlannedPart, 'people'> & { people?: number | undefined }

/** A part with what it was made from; null for a food as typed, of which nothing is known. */
export interface DishPart {
  part: StoredPart
  facts: PartFacts | null
  around: StepsAround
}

/** Of a meal that is left of another one the steps are those by which it is made fresh. */
function freshSteps({ leftover, cooked_for, steps, preparation }: WrittenDish): readonly string[] {
  const written = leftover?.fresh.steps ?? steps ?? preparation ?? []
  return cooked_for ? written.slice(0, -1) : written
}

interface PartAsWritten {
  part: StoredPart
  /** Null for a food as typed. */
  written: WrittenPart | null
  around: StepsAround
}

/** The parts of a meal with their lines and steps; null where these are not the meal's. */
function partsAsWritten(dish: WrittenDish): PartAsWritten[] | null {
  const { parts = [], foods = [], ingredients, servings, people = 1 } = dish
  const steps = freshSteps(dish)
  const read: PartAsWritten[] = []
  let line = 0
  let step = 0
  for (const part of parts) {
    const { ingredients: own, steps: ownSteps = 0 } = part
    const lines = ingredients.slice(line, line + own.length)
    if (lines.join('\n') !== own.join('\n')) return null
    const around = stepsAround(part, steps.slice(step, step + ownSteps))
    const written = {
      ...part,
      people: part.people ?? 1,
      foods: foods.slice(line, line + own.length),
      steps: around.own,
      servings: read.length === 0 ? (servings ?? null) : null,
      tablePortions: dish.portions ?? people,
    }
    read.push({ part, written: own.length === 0 ? null : written, around })
    line += own.length
    step += ownSteps
  }
  const isWhole = line === ingredients.length && line === foods.length && step === steps.length
  return isWhole && read.length > 0 ? read : null
}

/**
 * The parts of a meal with what they were made from, as it is stored with them; of a meal of before, found in what it
 * says. Null where neither is told: then its English alone is true.
 */
export function dishFacts(dish: WrittenDish): DishPart[] | null {
  const read: DishPart[] = []
  for (const { part, written, around } of partsAsWritten(dish) ?? []) {
    const stored = written && part.facts ? factsOfStored(written, part.facts) : null
    const facts = stored ?? (written && partFacts(written))
    if (written && !facts) return null
    read.push({ part, facts, around })
  }
  return read.length > 0 ? read : null
}

/** What each part of a meal was made from, found in what it says; null where it is not what we write today. */
export const factsFound = (dish: WrittenDish): (PartFacts | null)[] =>
  (partsAsWritten(dish) ?? []).map(({ written }) => written && partFacts(written))
