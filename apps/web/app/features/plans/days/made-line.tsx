import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import * as words from '#words/plans/days/made'
import type { ShownPlan } from '../shown-plan.ts'

/** The foods of the child's own that stand on the plates of a plan, each once. */
const ownFoods = ({ plan_data }: ShownPlan): number =>
  new Set(
    plan_data.days
      .flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
        breakfast,
        lunch,
        dinner,
        juice,
        ...snacks,
      ])
      .flatMap(({ parts = [] }) => parts)
      .flatMap(({ role, typed, name }) => (role === 'accepted' ? (typed ?? name) : [])),
  ).size

/** Where the plan was made just now it is said in a line of the page, and nothing lies over the food. */
export function MadeLine({ plan }: { plan: ShownPlan }) {
  const { state } = useLocation()
  // Asked once: a dish that is opened and closed has a place of its own in the history.
  const [isMade] = useState(typeof state === 'object' && state !== null && 'isMade' in state)
  if (!isMade) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm leading-snug">
      <CircleCheck aria-hidden size={18} className="text-leaf" />
      <span>
        <span className="font-semibold">{words.made}</span>{' '}
        {words.holds({
          days: plan.plan_data.days.length,
          foods: ownFoods(plan),
          name: plan.child_name ?? 'unnamed',
        })}
      </span>
    </p>
  )
}
