import type { MealPlan } from '@brightplate/contract/meal-plan'
import { useState } from 'react'
import { fullDate } from '../../ui/dates.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DailyMeals } from './daily-meals.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { planTitle } from './plan-title.ts'
import { PlanWarnings } from './plan-warnings.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { Tips } from './tips.tsx'

interface PlanViewProps {
  plan: MealPlan
  userId: string
}

export function PlanView({ plan, userId }: PlanViewProps) {
  const [tab, setTab] = useState('meals')
  const { plan_data: data } = plan
  return (
    <>
      <PlanWarnings warnings={plan.warnings} childId={plan.child_id} />
      <div className="flex items-start justify-between gap-3">
        <PageHeading
          display
          below={
            <>
              <p className="mt-1 text-muted">Generated on {fullDate(plan.created_at)}</p>
              <PlanChecks checked={data.checked} unchecked={data.unchecked} />
            </>
          }
        >
          {planTitle(plan.child_name)}
        </PageHeading>
        <PlanMenu planId={plan.id} />
      </div>
      <Tabs
        label="Parts of the plan"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'meals', label: 'Daily Meals', content: <DailyMeals plan={plan} /> },
          {
            id: 'shopping',
            label: 'Shopping List',
            content: <ShoppingList planId={plan.id} userId={userId} data={data} />,
          },
          { id: 'tips', label: 'Tips', content: <Tips data={data} /> },
        ]}
      />
    </>
  )
}
