import type { NutrientReport } from '@brightplate/contract/plan-data'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NutrientBar } from './nutrient-bar.tsx'

function Bars({ reports }: { reports: readonly NutrientReport[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {reports.map((report) => (
        <NutrientBar key={report.nutrient} report={report} />
      ))}
    </ul>
  )
}

/** The mean day of the plan against the targets for the age; energy is folded once more. */
export function WeekNutrition({ reports }: { reports: readonly NutrientReport[] }) {
  if (reports.length === 0) return null
  const isEnergy = ({ nutrient }: NutrientReport) => nutrient === 'energy_kcal'
  return (
    <Card>
      <Disclosure summary="Nutrition of this plan">
        <p className="mb-4 max-w-[68ch] text-muted">
          What a day brings on average, against the target for the age. “At least” means that some
          foods have no figure.
        </p>
        <Bars reports={reports.filter((report) => !isEnergy(report))} />
        <div className="mt-3">
          <Disclosure summary="Energy">
            <Bars reports={reports.filter(isEnergy)} />
          </Disclosure>
        </div>
      </Disclosure>
    </Card>
  )
}
