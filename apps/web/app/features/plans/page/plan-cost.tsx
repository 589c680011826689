import { Wallet } from 'lucide-react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { childCost, costRemarks, weekCost } from '../cost-words.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** What a week costs, as one line; it opens to what the figure rests on and leaves out. */
export function PlanCost({ plan }: { plan: ShownPlan }) {
  const { cost } = plan.plan_data
  if (!cost) return null
  return (
    <div className="mt-5 max-w-[68ch] text-sm">
      <Disclosure
        summary={
          <>
            <Wallet aria-hidden size={20} className="shrink-0" />
            <span className="tabular-nums">{weekCost(cost)}</span>
          </>
        }
      >
        <p className="tabular-nums">{childCost(cost, plan.child_name)}</p>
        <p className="mt-1 text-muted">{costRemarks(cost)}</p>
      </Disclosure>
      {cost.above_usual && <p>{cost.above_usual.text}</p>}
      {cost.budget && <p className="font-semibold">{cost.budget.text.text}</p>}
    </div>
  )
}
