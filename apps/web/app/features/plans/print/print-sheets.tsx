import type { ShownPlan } from '../shown-plan.ts'
import { ClinicianSheet } from './clinician-sheet.tsx'
import { DaySheet } from './day-sheet.tsx'
import { ListSheet } from './list-sheet.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import type { PrintChoice } from './print-choice.ts'
import { ShortPlan } from './short-plan.tsx'
import { WeekSheet } from './week-sheet.tsx'

const daysAWeek = 7

/** The pages of a choice, as they will come out of the printer. */
export function PrintSheets({ plan, choice }: { plan: ShownPlan; choice: PrintChoice }) {
  const { days } = plan.plan_data
  const { kind, day } = choice
  if (kind === 'short') return <ShortPlan plan={plan} />
  if (kind === 'list') return <ListSheet plan={plan} />
  if (kind === 'week') {
    const weeks = days.flatMap((_, index) =>
      index % daysAWeek === 0 ? [days.slice(index, index + daysAWeek)] : [],
    )
    return (
      <>
        <ClinicianSheet plan={plan} />
        {weeks.map((week) => (
          <WeekSheet key={week[0]?.day} plan={plan} days={week} />
        ))}
      </>
    )
  }
  const DayPage = kind === 'menu' ? MenuSheet : DaySheet
  return (
    <>
      {kind === 'days' && <ClinicianSheet plan={plan} />}
      {days
        .filter((one) => day === 'all' || one.day === day)
        .map((one) => (
          <DayPage key={one.day} plan={plan} day={one} />
        ))}
    </>
  )
}
