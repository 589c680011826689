import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as words from '#words/plans/page'
import { Tabs } from '../../../ui/tabs.tsx'
import { DailyMeals } from '../days/daily-meals.tsx'
import { HouseholdListLink } from '../household/household-list-link.tsx'
import { ShoppingList } from '../shopping/shopping-list.tsx'
import type { ShownPlan } from '../shown-plan.ts'
import { Tips } from '../tips/tips.tsx'
import { PlanCost } from './plan-cost.tsx'

interface PlanTabsProps {
  plan: ShownPlan
  userId: string
}

export function PlanTabs({ plan, userId }: PlanTabsProps) {
  const { search, key } = useLocation()
  const asked = new URLSearchParams(search).get('tab') === 'list' ? 'shopping' : 'meals'
  const [tab, setTab] = useState(asked)
  // The bar below leads to the one and the other of the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks again
  useEffect(() => setTab(asked), [key])
  return (
    <Tabs
      label={words.parts}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'meals',
          label: words.meals,
          content: (
            <>
              <DailyMeals plan={plan} />
              <PlanCost plan={plan} />
            </>
          ),
        },
        {
          id: 'shopping',
          label: words.shopping,
          content: (
            <>
              <HouseholdListLink planId={plan.id} />
              <ShoppingList plan={plan} userId={userId} />
              <PlanCost plan={plan} />
            </>
          ),
        },
        { id: 'tips', label: words.tips, content: <Tips data={plan.plan_data} /> },
      ]}
    />
  )
}
