import type { NutrientRow } from './nutrient-rows.ts'

/** A column of this height is the target; what is above it is cut off and told in words. */
const mostShown = 150

const words = (percent: number | null, complete: boolean): string =>
  percent === null ? 'no figure' : `${complete ? '' : 'at least '}${percent} %`

/** One nutrient over the weeks. The words say it too, so the columns are for the eye alone. */
export function NutrientColumns({ row }: { row: NutrientRow }) {
  const newest = row.percents.at(-1) ?? null
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="first-letter:uppercase">{row.label}</span>
        <span className="text-muted tabular-nums">{`${words(newest, row.complete)} in the newest week`}</span>
      </div>
      <div aria-hidden className="relative mt-1 flex h-14 items-end gap-1 rounded-lg bg-wash px-1">
        {/* The target */}
        <div className="absolute inset-x-0 bottom-2/3 border-muted border-t border-dashed" />
        {row.percents.map((percent, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks have no other name here
            key={index}
            className={`min-w-3 flex-1 rounded-t-md ${percent !== null && percent >= 95 ? 'bg-leaf' : 'bg-apricot'}`}
            style={{ height: `${(100 * Math.min(percent ?? 0, mostShown)) / mostShown}%` }}
          />
        ))}
      </div>
    </li>
  )
}
