import { Picture } from '../../ui/picture.tsx'
import type { DayDish } from './day-dishes.ts'
import { shortPrepTime } from './prep-time.ts'

/** One dish of a day in short: its picture, slot, name and minutes. */
export function DishRow({ word, dish }: DayDish) {
  const time = shortPrepTime(dish)
  return (
    <li className="flex items-center gap-4 py-2.5">
      <Picture slug={dish.picture} size={56} />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm">{word}</p>
        <p className="font-semibold leading-snug">{dish.name}</p>
      </div>
      {time && <p className="shrink-0 text-muted text-sm tabular-nums">{time}</p>}
    </li>
  )
}
