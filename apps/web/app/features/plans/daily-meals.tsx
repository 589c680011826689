import type { MealPlan } from '@brightplate/contract/meal-plan'
import { useState } from 'react'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { localDate } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/page-state.tsx'
import { DayMeals } from './day-meals.tsx'
import { DayTitle } from './day-title.tsx'
import { firstOpenDay } from './first-open-day.ts'
import { RegeneratePlan } from './regenerate-plan.tsx'
import { WeekNutrition } from './week-nutrition.tsx'

export function DailyMeals({ plan }: { plan: MealPlan }) {
  const { days, nutrition = [] } = plan.plan_data
  const today = localDate(new Date())
  const [openDay, setOpenDay] = useState(() => String(firstOpenDay(days, today) ?? ''))
  if (days.length === 0) return <EmptyState message="This plan holds no days" />
  return (
    <div className="grid gap-6">
      <RegeneratePlan plan={plan} />
      <Accordion openItem={openDay} onOpenItem={setOpenDay}>
        {days.map((day) => {
          const warned = plan.warnings.some((warning) => warning.day === day.day)
          return (
            <AccordionItem
              key={day.day}
              id={String(day.day)}
              title={<DayTitle day={day} isToday={day.date === today} warned={warned} />}
            >
              <DayMeals plan={plan} day={day} />
            </AccordionItem>
          )
        })}
      </Accordion>
      <WeekNutrition reports={nutrition} />
    </div>
  )
}
