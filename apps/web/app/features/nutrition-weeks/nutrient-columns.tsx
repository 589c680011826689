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

const shareShown = (percent: number | null): string =>
  `${(100 * Math.min(percent ?? 0, mostShown)) / mostShown}%`

const colorOf = (percent: number | null) => (isReached(percent) ? 'bg-leaf' : 'bg-apricot')

/** A week beside none is a bar, as on the page of its plan. */
const OneBar = ({ percent }: { percent: number | null }) => (
  <div aria-hidden className="relative mt-1.5 h-4 rounded-full bg-wash">
    <div
      data-bar
      className={`h-full rounded-full ${colorOf(percent)}`}
      style={{ width: shareShown(percent) }}
    />
    {/* The target */}
    <div className="absolute -inset-y-1 left-2/3 border-muted border-l-2 border-dashed" />
  </div>
)

const Columns = ({ percents }: Pick<NutrientRow, 'percents'>) => (
  <div aria-hidden className="relative mt-1 flex h-14 items-end gap-1.5 rounded-lg bg-wash px-2">
    {/* The target */}
    <div className="absolute inset-x-0 bottom-2/3 border-muted border-t border-dashed" />
    {percents.map((percent, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks have no other name here
        key={index}
        data-bar
        className={`max-w-8 flex-1 rounded-t-md ${colorOf(percent)}`}
        style={{ height: shareShown(percent) }}
      />
    ))}
  </div>
)

/** One nutrient over the weeks. The words say it too, so the columns are for the eye alone. */
export function NutrientColumns({ row }: { row: NutrientRow }) {
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="first-letter:uppercase">{row.label}</span>
        <span className="text-muted tabular-nums">{newestWords(row)}</span>
      </div>
      {row.percents.length === 1 ? (
        <OneBar percent={row.percents[0] ?? null} />
      ) : (
        <Columns percents={row.percents} />
      )}
    </li>
  )
}
