import { slotIndex } from '../../slot.ts'
import type { Option } from '../option.ts'
import { type Problem, slotCount } from '../problem.ts'
import type { RunningCosts } from '../running-costs.ts'
import { putBack } from './put-back.ts'
import { replace } from './replace.ts'

const { lunch, dinner } = slotIndex

const keyOf = ({ parts }: Option): string =>
  parts.map(({ role, candidateFood: { form } }) => `${role} ${form}`).join()

/** Of a slot the compositions in all their sizes, by what stands on them. */
const compositionsAt = ({ slots: ofSlots }: Problem, slot: typeof lunch | typeof dinner) =>
  new Map(ofSlots[slot].flatMap((sizes) => (sizes[0] ? [[keyOf(sizes[0]), sizes] as const] : [])))

/** The same composition at the other meal, in the size that is nearest; undefined where it does not stand there. */
function sameAt(
  compositions: ReadonlyMap<string, readonly Option[]>,
  option: Option,
): Option | undefined {
  const away = ({ energyKcal }: Option) => Math.abs(energyKcal - option.energyKcal)
  return compositions.get(keyOf(option))?.toSorted((a, b) => away(a) - away(b))[0]
}

interface Exchange {
  cells: readonly [number, number]
  before: readonly [Option, Option]
  after: readonly [Option, Option]
}

/** These options compete for a slot too. */
function alsoCompete(costs: RunningCosts, slot: number, more: readonly Option[]): void {
  const competing = costs.optionsOf(slot).slice(0, costs.competingFor(slot))
  costs.compete(slot, [...new Set([...competing, ...more])])
}

/**
 * Lunch and dinner of a day exchange what they are, where that costs less: chicken that stands at lunch beside a supper of
 * cereal, as often as it may, could come to supper by no draw of one cell. Answers what the plan costs more.
 */
export function exchangeLunchAndDinner(costs: RunningCosts, free: readonly number[]): number {
  const { problem, cells } = costs.state
  const at = [compositionsAt(problem, lunch), compositionsAt(problem, dinner)] as const
  const exchanges = Array.from({ length: problem.days }, (_, day): Exchange[] => {
    const ofDay = [day * slotCount + lunch, day * slotCount + dinner] as const
    const [noon, evening] = [cells[ofDay[0]], cells[ofDay[1]]]
    if (!noon || !evening || !ofDay.every((cell) => free.includes(cell))) return []
    const [atNoon, atEvening] = [sameAt(at[0], evening), sameAt(at[1], noon)]
    if (!atNoon || !atEvening) return []
    return [{ cells: ofDay, before: [noon, evening], after: [atNoon, atEvening] }]
  }).flat()
  if (exchanges.length === 0) return 0
  alsoCompete(
    costs,
    lunch,
    exchanges.map(({ after }) => after[0]),
  )
  alsoCompete(
    costs,
    dinner,
    exchanges.map(({ after }) => after[1]),
  )
  let all = 0
  for (const { cells: ofDay, before, after } of exchanges) {
    const more = replace(costs, ofDay[0], after[0]) + replace(costs, ofDay[1], after[1])
    if (more < -1e-9) {
      all += more
      continue
    }
    putBack(costs, ofDay[0], before[0])
    putBack(costs, ofDay[1], before[1])
  }
  return all
}
