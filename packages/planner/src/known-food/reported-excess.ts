import type { NutrientReport } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say } from '../texts/english.ts'

/** Below this share of its target fiber is told by its figures. */
const littleFiber = 0.5

/** What of a plan's mean day is told by its figures. */
export interface ReportedExcess {
  /** Each nutrient once: of the food that is known to be eaten, or of all that is offered. */
  nutrients: string[]
  /** In words, for `told.day`. */
  eaten: string[]
  offered: string[]
}

interface Part {
  nutrient: string
  isEaten: boolean
  text: string
}

/** The figure of a report as it is said: whole. */
function figureOf(report: NutrientReport, isKnown: boolean, isPartly: boolean) {
  const amount = Math.round(isKnown ? (report.from_known ?? 0) : report.mean)
  const params = {
    amount,
    unit: report.unit,
    ...(report.complete ? {} : { least: 'yes' }),
    ...(isPartly ? { where: 'home' } : {}),
  }
  return { amount, params }
}

/** What passes an upper figure: the food that is eaten, or else all that is offered. */
function passing(report: NutrientReport, isKnown: boolean, isPartly: boolean): Part[] {
  const most = Math.round(report.upper ?? Number.POSITIVE_INFINITY)
  const isSodium = report.nutrient === 'sodium_mg'
  const sugar = most === 0 ? 'told.sugar-under-two' : 'told.sugar'
  for (const isEaten of isKnown ? [true, false] : [false]) {
    const { amount, params } = figureOf(report, isEaten, isPartly)
    if (amount <= most) continue
    const { text } = say(isSodium ? 'told.sodium' : sugar, { ...params, most })
    return [{ nutrient: report.nutrient, isEaten, text }]
  }
  return []
}

function littleOf(report: NutrientReport, isKnown: boolean, isPartly: boolean): Part[] {
  if (report.target === null) return []
  const { amount, params } = figureOf(report, isKnown, isPartly)
  const target = Math.round(report.target)
  if (amount >= target * littleFiber) return []
  const { text } = say('told.fiber', { ...params, target })
  return [{ nutrient: report.nutrient, isEaten: isKnown, text }]
}

/**
 * Sodium and added sugar above what is advised and fiber below half of its target, on the plan’s mean
 * day. Fiber is judged by the food that is known where that is nearly all: of the rest nobody knows it.
 * @param isPartly whether meals are out, and limits are those of the meals at home
 */
export function reportedExcess(
  reports: readonly NutrientReport[],
  { safeFoodsNearlyAll }: Pick<PlannerProfile, 'safeFoodsNearlyAll'>,
  isPartly: boolean,
): ReportedExcess {
  const isKnown = reports.some(
    ({ nutrient, from_known: known }) => nutrient === 'energy_kcal' && known,
  )
  const parts = reports.flatMap((report): Part[] => {
    if (report.nutrient === 'sodium_mg' || report.nutrient === 'added_sugars_g')
      return passing(report, isKnown, isPartly)
    const isFiber = report.nutrient === 'fiber_g'
    return isFiber ? littleOf(report, isKnown && safeFoodsNearlyAll, isPartly) : []
  })
  return {
    nutrients: parts.map(({ nutrient }) => nutrient),
    eaten: parts.flatMap(({ isEaten, text }) => (isEaten ? text : [])),
    offered: parts.flatMap(({ isEaten, text }) => (isEaten ? [] : text)),
  }
}

/**
 * What is told, in one sentence; none where nothing is.
 * @param stays whether to say that no food needs to go for it, and who is shown it
 */
export const reportedDay = ({ eaten, offered }: ReportedExcess, stays = false): KeyedText[] =>
  eaten.length + offered.length === 0
    ? []
    : [
        say('told.day', {
          ...(eaten.length > 0 ? { eaten } : {}),
          ...(offered.length > 0 ? { offered } : {}),
          ...(stays ? { stays: 1 } : {}),
        }),
      ]
