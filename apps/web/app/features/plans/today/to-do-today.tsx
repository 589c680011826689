import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { ChevronRight, ShoppingBasket, Snowflake } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/plans/today/to-do'
import { useSession } from '../../../api/session/session.ts'
import { cachedMarks } from '../shopping/marks/cached-marks.ts'
import { mergeMarks } from '../shopping/marks/merge-marks.ts'
import { thingsToDo } from './things-to-do.ts'

const icons = { ahead: Snowflake, shop: ShoppingBasket }

/** In one line what waits for today; nothing where nothing does. */
export function ToDoToday({ plan, today }: { plan: MealPlan; today: string }) {
  const userId = useSession()?.user.id
  const [marks] = useState(() => {
    if (userId === undefined) return []
    const { known, queue } = cachedMarks(userId, plan.id).read()
    return mergeMarks(known, queue)
  })
  const [thing, ...others] = useMemo(() => thingsToDo(plan, today, marks), [plan, today, marks])
  if (!thing) return null
  const Icon = icons[thing.kind]
  return (
    <p className="mb-3">
      <Link
        to={thing.to}
        className="flex min-h-12 items-center gap-3 rounded-control bg-wash px-4 py-2 leading-snug hover:underline"
      >
        <Icon aria-hidden size={20} className="text-leaf" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{words.toDo} </span>
          {thing.text}
          {others.length > 0 && (
            <span className="text-muted"> {words.further({ count: others.length })}</span>
          )}
        </span>
        <ChevronRight aria-hidden size={20} className="text-muted" />
      </Link>
    </p>
  )
}
