import { Wallet } from 'lucide-react'
import * as words from '#words/plans/page'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { costRemarks, costSentence } from '../cost-words.ts'
import type { ShownPlan } from '../shown-plan.ts'

/** What a week costs, with what the figure rests on and leaves out. */
export function PlanCost({ plan }: { plan: ShownPlan }) {
  const { cost } = plan.plan_data
  if (!cost) return null
  return (
    <div className="mt-5 max-w-[68ch]">
      <p className="flex gap-2 text-sm tabular-nums">
        <Wallet aria-hidden size={20} className="mt-0.5 shrink-0 text-leaf" />
        {costSentence(cost, plan.child_name)}
      </p>
      {cost.above_usual && <p className="mt-1 ml-7 text-sm">{cost.above_usual.text}</p>}
      {cost.budget && <p className="mt-1 ml-7 font-semibold text-sm">{cost.budget.text.text}</p>}
      <div className="ml-7 text-sm print:hidden">
        <Disclosure summary={words.priceCounts}>
          <p className="text-muted">{costRemarks(cost)}</p>
        </Disclosure>
      </div>
    </div>
  )
}
