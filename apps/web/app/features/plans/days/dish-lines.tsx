import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { ChevronDown } from 'lucide-react'
import * as words from '#words/plans/days'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { PlateParts } from '../dish/plate-parts.tsx'
import { plateOf } from '../eaters/plate-of.ts'

interface DishLinesProps {
  dish: Meal | Snack | Juice
  childName: string | null
}

/** What is in a dish and what it brings: one quiet line that opens in place. */
export function DishLines({ dish, childName }: DishLinesProps) {
  const { ingredients, benefits } = dish
  const { parts } = plateOf(dish)
  const preparation = 'preparation' in dish ? dish.preparation : []
  return (
    <details className="group -mt-1">
      {/* The finger's target is taller than the line. */}
      <summary className="relative flex min-h-6 list-none items-center gap-1 text-muted text-sm after:absolute after:-inset-y-2.5 after:inset-x-0 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{words.linesOf({ dish: dish.name })}</span>
        <span aria-hidden className="min-w-0 flex-1 truncate group-open:invisible">
          {ingredients.join(' · ')}
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 pt-1 pb-3">
        {parts.length > 0 ? (
          <PlateParts parts={parts} childName={childName} />
        ) : (
          <BulletList lines={ingredients} />
        )}
        {preparation.length > 0 && <BulletList lines={preparation} numbered />}
        {benefits && <p className="text-muted">{benefits}</p>}
      </div>
    </details>
  )
}
