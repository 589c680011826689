import type { MealPlan } from '@brightplate/contract/meal-plan'
import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { DailyMeals } from './daily-meals.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { Tips } from './tips.tsx'

interface PlanTabsProps {
  plan: MealPlan
  userId: string
}

export function PlanTabs({ plan, userId }: PlanTabsProps) {
  const [tab, setTab] = useState('meals')
  const { id, plan_data: data } = plan
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
          content: <ShoppingList planId={id} userId={userId} data={data} />,
        },
        { id: 'tips', label: 'Tips', content: <Tips data={data} /> },
      ]}
    />
  )
}
