import { useState } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { DailyMeals } from '../days/daily-meals.tsx'
import { ShoppingList } from '../shopping/shopping-list.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { Tips } from './tips.tsx'

interface PlanTabsProps {
  plan: ShownPlan
  userId: string
}

export function PlanTabs({ plan, userId }: PlanTabsProps) {
  const [tab, setTab] = useState('meals')
  return (
    <Tabs
      label="Parts of the plan"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'meals', label: 'Daily Meals', content: <DailyMeals plan={plan} /> },
        {
          id: 'shopping',
          label: 'Shopping List',
          content: <ShoppingList plan={plan} userId={userId} />,
        },
        { id: 'tips', label: 'Tips', content: <Tips data={plan.plan_data} /> },
      ]}
    />
  )
}
