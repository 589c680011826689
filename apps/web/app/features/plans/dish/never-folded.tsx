import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { CircleHelp } from 'lucide-react'
import * as words from '#words/plans/days'
import * as plateWords from '#words/plans/eaters/plate'
import { isUnchecked, plateOf } from '../eaters/plate-of.ts'

/** What stands with a dish wherever it is shown: what we did not check, and what is made apart from the rest. */
export function NeverFolded({ dish }: { dish: Meal | Snack | Juice }) {
  const { parts, beside } = plateOf(dish)
  const unchecked = parts.filter(isUnchecked).map(({ name }) => name)
  const foods = [...unchecked, ...beside.filter((food) => !unchecked.includes(food))]
  const preparedSeparately = parts.filter(({ apart_steps }) => apart_steps)
  if (foods.length + preparedSeparately.length === 0) return null
  return (
    <div className="grid gap-1 pb-1 text-sm">
      {foods.length > 0 && (
        <p className="flex gap-1.5">
          <CircleHelp aria-hidden size={16} className="mt-1 text-ember" />
          <span>
            {plateWords.besideIt({ foods: foods.join(', ') })}{' '}
            <span className="font-semibold text-ember">{plateWords.notChecked}</span>
          </span>
        </p>
      )}
      {preparedSeparately.map(({ name }) => (
        <p key={name} className="font-semibold text-ember">
          {name}
          {words.apart}
        </p>
      ))}
    </div>
  )
}
