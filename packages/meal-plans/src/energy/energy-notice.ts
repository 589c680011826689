import { dishesOfDay, type PlannedDay } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { broughtBy } from '@brightplate/planner/writing/nutrition-report'

/** Share of the target beyond which a day is told as far from it. */
const far = 0.1

/** What is eaten and has no figures, as typed. */
const uncountedIn = (days: readonly PlannedDay[]): string[] => [
  ...new Set(
    days.flatMap((day) =>
      dishesOfDay(day).flatMap(({ beside, parts = [] }) => [
        ...beside,
        ...parts.flatMap(({ typed, grams }) => (typed !== null && grams === null ? [typed] : [])),
      ]),
    ),
  ),
]

/**
 * What a plan says of the energy that a clinician set: what its days bring, without those that are partly eaten
 * out. Nothing where none is set.
 */
export function energyNotice(
  days: readonly PlannedDay[],
  { energyKcal }: Pick<PlannerProfile, 'energyKcal'>,
): KeyedText[] {
  if (energyKcal === undefined) return []
  const atHome = days.filter((day) => !dishesOfDay(day).some(({ eaten_out: isOut }) => isOut))
  if (atHome.length === 0) return [say('clinic.energy-out', { kcal: energyKcal })]
  const brought = atHome.map(({ nutrition }) =>
    Math.round(broughtBy([{ nutrition }], 'energy_kcal')),
  )
  const [least, most] = [Math.min(...brought), Math.max(...brought)]
  const isFar = Math.max(energyKcal - least, most - energyKcal) > far * energyKcal
  const uncounted = uncountedIn(days)
  return [
    say(isFar ? 'clinic.energy-far' : 'clinic.energy', {
      kcal: energyKcal,
      least,
      most,
      ...(uncounted.length > 0 ? { uncounted } : {}),
    }),
  ]
}
