import { familyPlans } from '../../judged/family-plans.ts'
import { energyTargetOf } from '../../profiles/energy-target-of.ts'
import { benchProfiles } from '../../profiles/profiles.ts'
import type { Benchmark } from '../../report/benchmark.ts'
import { markdownTable } from '../../report/markdown-table.ts'
import { mean, percent, quantile } from '../../report/statistics.ts'

export const energyDistance: Benchmark = {
  letter: 'B',
  title: 'Mean distance of a day’s energy from its target',
  run: () => {
    const days = familyPlans().flatMap(({ profile, document }) => {
      const target = energyTargetOf(document)
      return document.days.map(({ nutrition }) => ({
        id: profile.id,
        distance: Math.abs((nutrition.energy_kcal ?? 0) - target) / target,
      }))
    })
    const distances = days.map(({ distance }) => distance)
    const distance = mean(distances)
    return {
      figures: [
        {
          measure: `mean distance, ${days.length} days`,
          figure: percent(distance, 2),
          comparedWith: 'NutriGen (arXiv 2502.20601), one day: 1.55 %; our aim: at most 1.5 %',
          reached: distance <= 0.015,
        },
        {
          measure: '95th percentile and furthest day',
          figure: `${percent(quantile(distances, 0.95), 2)}, ${percent(Math.max(...distances), 2)}`,
          comparedWith: 'no aim',
          reached: null,
        },
      ],
      notes: [
        markdownTable(
          ['profile', 'mean distance'],
          benchProfiles.map(({ id }) => [
            id,
            percent(mean(days.filter((day) => day.id === id).map((day) => day.distance)), 2),
          ]),
        ),
      ],
    }
  },
}
