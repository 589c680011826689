import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import { memo } from 'react'
import * as words from '#words/plans/nutrition'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { NutrientBar } from './nutrient-bar.tsx'
import { missedTargets, nutritionSentence } from './nutrient-words.ts'

function Bars({ reports }: { reports: readonly NutrientReport[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {reports.map((report) => (
        <NutrientBar key={report.nutrient} report={report} />
      ))}
    </ul>
  )
}

interface WeekNutritionProps {
  reports: readonly NutrientReport[]
  /** How many meals are eaten out. */
  mealsOut: number
}

/** The mean day of the plan against the targets for the age; energy is folded once more. */
export const WeekNutrition = memo(function WeekNutrition({
  reports,
  mealsOut,
}: WeekNutritionProps) {
  if (reports.length === 0) return null
  const isEnergy = ({ nutrient }: NutrientReport) => nutrient === 'energy_kcal'
  const nutrients = reports.filter((report) => !isEnergy(report))
  const missed = missedTargets(nutrients)
  return (
    <section aria-label={words.title} className="print:hidden">
      <Disclosure summary={words.title} isLate>
        <div className="grid gap-4">
          <div className="max-w-[68ch]">
            <p>{nutritionSentence(nutrients)}</p>
            {mealsOut > 0 && <p className="text-muted">{words.mealsOut({ count: mealsOut })}</p>}
            {missed.length > 0 && <p className="text-muted">{words.supplement}</p>}
          </div>
          {missed.length > 0 && <Bars reports={missed} />}
          <Disclosure summary={missed.length > 0 ? words.others : words.all} isLate>
            <p className="mb-4 max-w-[68ch] text-muted">{words.explained}</p>
            <Bars reports={nutrients.filter((report) => !missed.includes(report))} />
            <div className="mt-3">
              <Disclosure summary={words.energy}>
                <Bars reports={reports.filter(isEnergy)} />
              </Disclosure>
            </div>
          </Disclosure>
        </div>
      </Disclosure>
    </section>
  )
})
