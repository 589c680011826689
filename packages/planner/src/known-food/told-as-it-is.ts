import type { NutrientReport } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say } from '../texts/english.ts'

/** Below this share of its target fiber is told by its figures. */
const littleFiber = 0.5

interface Told {
  eaten: number | null
  offered: number
  params: KeyedText['params']
}

/** The figures of a report as they are said: whole. */
function toldOf(report: NutrientReport, isKnown: boolean, isPartly: boolean): Told {
  const eaten = isKnown ? Math.round(report.from_known ?? 0) : null
  const offered = Math.round(report.mean)
  return {
    eaten,
    offered,
    params: {
      ...(eaten === null ? {} : { eaten }),
      offered,
      unit: report.unit,
      ...(report.complete ? {} : { least: 'yes' }),
      ...(isPartly ? { where: 'home' } : {}),
    },
  }
}

/** What passes an upper figure: the food that is eaten, or else all that is offered. */
function passing(report: NutrientReport, isKnown: boolean, isPartly: boolean) {
  const most = Math.round(report.upper ?? Number.POSITIVE_INFINITY)
  const told = toldOf(report, isKnown, isPartly)
  if ((told.eaten ?? told.offered) > most) return { ...told.params, most }
  if (told.offered <= most) return null
  return { ...toldOf(report, false, isPartly).params, most }
}

/**
 * Sodium and added sugar above what is advised and fiber below half of its target, on the plan’s mean
 * day. Fiber is judged by the food that is known where that is nearly all: of the rest nobody knows it.
 * @param isPartly whether meals are out, and limits are those of the meals at home
 */
export function toldAsItIs(
  reports: readonly NutrientReport[],
  { safeFoodsNearlyAll }: Pick<PlannerProfile, 'safeFoodsNearlyAll'>,
  isPartly: boolean,
): KeyedText[] {
  const isKnown = reports.some(
    ({ nutrient, from_known: known }) => nutrient === 'energy_kcal' && (known ?? 0) > 0,
  )
  return reports.flatMap((report): KeyedText[] => {
    if (report.nutrient === 'sodium_mg') {
      const params = passing(report, isKnown, isPartly)
      return params ? [say('told.sodium', params)] : []
    }
    if (report.nutrient === 'added_sugars_g') {
      const params = passing(report, isKnown, isPartly)
      return params ? [say(params.most === 0 ? 'told.sugar-under-two' : 'told.sugar', params)] : []
    }
    if (report.nutrient !== 'fiber_g' || report.target === null) return []
    const { eaten, offered, params } = toldOf(report, isKnown && safeFoodsNearlyAll, isPartly)
    const target = Math.round(report.target)
    return (eaten ?? offered) < target * littleFiber
      ? [say('told.fiber', { ...params, target })]
      : []
  })
}
