import { Link } from 'react-router'
import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import type { DayDish } from '../day-dishes.ts'

interface DishRowProps extends DayDish {
  /** Where the row leads to; without it, nowhere. */
  planAddress?: string
}

const rowStyle = '-mx-2 flex items-center gap-4 rounded-control px-2 py-2.5'

const mealId = (slot: DayDish['slot']) =>
  slot === 'snack_1' || slot === 'snack_2' ? 'snacks' : slot

/** One dish of a day in short: its picture, slot, name and minutes. */
export function DishRow({ slot, word, dish, planAddress }: DishRowProps) {
  const time = shortPrepTime(dish)
  const row = (
    <>
      <PlatePicture picture={dish.picture} size={76} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm">
          <span className="text-ember">{word}</span>
          {time && <span className="text-muted tabular-nums"> · {time}</span>}
        </span>
        <span className="block font-semibold leading-snug">{dish.name}</span>
      </span>
    </>
  )
  return (
    <li>
      {planAddress ? (
        <Link to={`${planAddress}#${mealId(slot)}`} className={`${rowStyle} hover:bg-wash`}>
          {row}
        </Link>
      ) : (
        <div className={rowStyle}>{row}</div>
      )}
    </li>
  )
}
