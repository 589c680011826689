import * as words from '#words/plans/shopping'
import { session } from '../../../api/session/session.ts'
import { costRemarks, costSentence } from '../cost-words.ts'
import { leftOutFoods } from '../left-out/left-out-foods.ts'
import { leftOutOfList } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import { markedList } from '../shopping/marked-list.ts'
import { cachedMarks } from '../shopping/marks/cached-marks.ts'
import { mergeMarks } from '../shopping/marks/merge-marks.ts'
import type { ShoppingLine } from '../shopping/shopping-trips.ts'
import { tripName } from '../shopping/trip-name.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'

function BoxedLines({ title, lines }: { title: string | null; lines: readonly ShoppingLine[] }) {
  return (
    <section className="mb-[1em]">
      {title && <h3 className="mb-[0.2em] break-after-avoid text-[1.05em]">{title}</h3>}
      <ul>
        {lines.map(({ id, name, buy, needed, keeping }) => (
          <li key={id} className="flex break-inside-avoid items-baseline gap-[0.5em] py-[0.15em]">
            <span
              aria-hidden
              className="size-[0.9em] shrink-0 translate-y-[0.1em] rounded-[0.2em] border border-ink"
            />
            <span>
              {name}
              {buy && <>: {buy}</>}
              {needed && <span className="whitespace-nowrap text-muted"> ({needed})</span>}
              {keeping && <span className="text-muted"> {keeping}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The whole shopping list on one page, by trip and aisle, with boxes to tick. */
export function ListSheet({ plan }: { plan: ShownPlan }) {
  const leftOut = leftOutFoods(plan)
  const { cost } = plan.plan_data
  const { known, queue } = cachedMarks(session.get()?.user.id ?? '', plan.id).read()
  const list = markedList(plan.plan_data, mergeMarks(known, queue), {
    leftOut,
    madeAt: plan.created_at,
  })
  const { trips, own } = list
  const toCheck = [...list.atHomeBefore, ...list.staples]
  return (
    <Sheet
      title={words.title}
      subtitle={planTitle(plan.child_name)}
      checks={{ ...plan.plan_data, notices: [] }}
      leftOut={leftOutOfList(plan.warnings, leftOut).join(' ')}
    >
      {trips.length === 0 && <p>{words.none}</p>}
      <div className="columns-3 gap-[1.8em]">
        {trips.map(({ trip, aisles }) => {
          const title = tripName(plan.plan_data, trip, trips.length)
          return (
            <div key={trip}>
              {title && <p className="mb-[0.4em] break-after-avoid font-semibold">{title}</p>}
              {aisles.map(({ name, lines }) => (
                <BoxedLines key={name} title={name} lines={lines} />
              ))}
            </div>
          )
        })}
        {own.length > 0 && <BoxedLines title={words.ownLines} lines={own} />}
        {toCheck.length > 0 && <BoxedLines title={words.toCheck} lines={toCheck} />}
      </div>
      {cost && (
        <p className="mt-[0.6em] text-[0.85em]">
          {costSentence(cost, plan.child_name)} {costRemarks(cost)}
        </p>
      )}
    </Sheet>
  )
}
