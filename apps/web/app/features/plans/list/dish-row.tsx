import { Link } from 'react-router'
import * as words from '#words/plans/list'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import type { DayDish } from '../day-dishes.ts'
import { othersDish } from '../eaters/others-dish.ts'
import { mealAddress } from '../meal-address.ts'

interface DishRowProps extends DayDish {
  planId: string
  day: number
  isToday: boolean
}

/** One dish of a day in short: its picture, slot, name and minutes, and the way to it. */
export function DishRow({ slot, word, dish, planId, day, isToday }: DishRowProps) {
  const time = shortPrepTime(dish)
  const others = othersDish(dish)
  return (
    <li>
      <Link
        to={mealAddress(planId, { day, slot })}
        className="-mx-2 flex flex-wrap items-center gap-4 rounded-control px-2 py-2 hover:bg-wash"
      >
        <DishPicture dish={dish} size={76} />
        <span className="min-w-[min(100%,6rem)] flex-1">
          <span className="block text-sm">
            <span className="text-ember">{isToday ? word : words.tomorrow({ slot })}</span>
            {time && <span className="text-muted tabular-nums"> · {time}</span>}
          </span>
          <span className="block break-words font-semibold leading-snug">
            <WholeWords>{dish.name}</WholeWords>
          </span>
          {others && <span className="block break-words text-muted text-sm">{others}</span>}
        </span>
      </Link>
    </li>
  )
}
