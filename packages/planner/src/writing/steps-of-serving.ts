import type { Serving } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { stepsOf } from '../steps/steps-of.ts'

interface Written {
  people: number
  reader: PlannerProfile
  steps: readonly string[]
}

const known = new WeakMap<Serving, Written>()

/** How a serving is made. The same one is in several compositions of a plan: it is written once. */
export function stepsOfServing(
  serving: Serving,
  people: number,
  reader: PlannerProfile,
): readonly string[] {
  const before = known.get(serving)
  if (before?.people === people && before.reader === reader) return before.steps
  const { dish, cooked } = serving
  const steps = stepsOf({ dish, servings: cooked, people, profile: reader })
  known.set(serving, { people, reader, steps })
  return steps
}
