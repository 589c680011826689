import { targetsFor } from '@brightplate/foods/targets/targets'
import type { PlannedDay } from '@brightplate/planner/plan-document'
import { familyPlans } from '../../judged/family-plans.ts'
import { energyTargetOf } from '../../profiles/energy-target-of.ts'
import type { Benchmark } from '../../report/benchmark.ts'
import { mean, percent } from '../../report/statistics.ts'

const slicesPerProfile = 5
const daysInSlice = 3

const macros = [
  { name: 'protein', nutrient: 'protein_g', kcal: 4 },
  { name: 'fat', nutrient: 'fat_g', kcal: 9 },
  { name: 'carbohydrate', nutrient: 'carb_g', kcal: 4 },
] as const

/** Kitchen figures are printed to a hundredth of a gram. */
const rounding = 1e-4

function shareOf(days: readonly PlannedDay[], { nutrient, kcal }: (typeof macros)[number]): number {
  const sum = (name: string) => mean(days.map(({ nutrition }) => nutrition[name] ?? 0))
  return (sum(nutrient) * kcal) / sum('energy_kcal')
}

export const energyAndMacros: Benchmark = {
  letter: 'A',
  title: 'Mean daily energy bias, shares of protein, fat and carbohydrate',
  run: () => {
    const plans = familyPlans()
    const biases = plans.flatMap(({ document }) =>
      document.days.map(({ nutrition }) => (nutrition.energy_kcal ?? 0) - energyTargetOf(document)),
    )
    const slices = plans
      .filter(({ seed }) => seed <= slicesPerProfile)
      .map(({ profile, document }) => ({
        targets: targetsFor(profile.facts.age),
        days: document.days.slice(0, daysInSlice),
      }))
    const inside = (days: readonly PlannedDay[], targets: ReturnType<typeof targetsFor>) =>
      macros.every((macro) => {
        const share = shareOf(days, macro)
        const { low, high } = targets[macro.name]
        return share >= low - rounding && share <= high + rounding
      })
    const sliceDays = slices.flatMap(({ days, targets }) =>
      days.map((day) => inside([day], targets)),
    )
    const insideDays = sliceDays.filter(Boolean).length / sliceDays.length
    const allDays = plans.flatMap(({ profile, document }) =>
      document.days.map((day) => inside([day], targetsFor(profile.facts.age))),
    )
    const bias = mean(biases)
    return {
      figures: [
        {
          measure: `mean daily energy bias, ${plans.length} weeks`,
          figure: `${bias >= 0 ? '+' : ''}${bias.toFixed(1)} kcal`,
          comparedWith: 'five chatbots: 695 kcal short; our aim: within 25 kcal',
          reached: Math.abs(bias) <= 25,
        },
        {
          measure: `days with all three shares inside AMDR, ${slices.length} three-day slices (${sliceDays.length} days)`,
          figure: percent(insideDays),
          comparedWith: 'our aim: 95 %',
          reached: insideDays >= 0.95,
        },
        {
          measure: `the same over all ${allDays.length} days of ${plans.length} weeks`,
          figure: percent(allDays.filter(Boolean).length / allDays.length),
          comparedWith: 'our aim: 95 %',
          reached: allDays.filter(Boolean).length / allDays.length >= 0.95,
        },
        ...macros.map((macro) => {
          const shares = slices.map(({ days }) => shareOf(days, macro))
          const chatbots = {
            protein: 'no figure of theirs',
            fat: 'five chatbots: 41.5-44.5 %',
            carbohydrate: 'five chatbots: 32.4-36.3 %',
          }
          return {
            measure: `mean share of ${macro.name}, ${slices.length} three-day slices`,
            figure: `${percent(mean(shares))} (${percent(Math.min(...shares))} to ${percent(Math.max(...shares))})`,
            comparedWith: chatbots[macro.name],
            reached: null,
          }
        }),
      ],
      notes: [],
    }
  },
}
