import * as words from '#words/nutrition-weeks'
import { isReached, type NutrientRow } from './nutrient-rows.ts'

/** A column of this height is the target; what is above it is cut off. */
const mostShown = 150

function newestWords({ percents, complete }: NutrientRow): string {
  const newest = percents.at(-1) ?? null
  if (newest === null) return words.noFigure
  if (isReached(newest)) return words.reached
  return words.newest({ bound: complete ? 'exact' : 'least', percent: newest })
}

/** One nutrient over the weeks. The words say it too, so the columns are for the eye alone. */
export function NutrientColumns({ row }: { row: NutrientRow }) {
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="first-letter:uppercase">{row.label}</span>
        <span className="text-muted tabular-nums">{newestWords(row)}</span>
      </div>
      <div aria-hidden className="relative mt-1 flex h-12 items-end gap-1 rounded-lg bg-wash px-2">
        {/* The target */}
        <div className="absolute inset-x-0 bottom-2/3 border-muted border-t border-dashed" />
        {row.percents.map((percent, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks have no other name here
            key={index}
            data-bar
            className={`max-w-8 flex-1 rounded-t-md ${isReached(percent) ? 'bg-leaf' : 'bg-apricot'}`}
            style={{ height: `${(100 * Math.min(percent ?? 0, mostShown)) / mostShown}%` }}
          />
        ))}
      </div>
    </li>
  )
}
