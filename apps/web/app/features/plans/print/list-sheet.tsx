import { costRemarks, costSentence } from '../cost-words.ts'
import { leftOutFoods } from '../left-out-foods.ts'
import { leftOutOfList } from '../left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import { shoppingAisles } from '../shopping/shopping-aisles.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'

/** The whole shopping list on one page, by aisle, with boxes to tick. */
export function ListSheet({ plan }: { plan: ShownPlan }) {
  const leftOut = leftOutFoods(plan)
  const { cost } = plan.plan_data
  const aisles = shoppingAisles(plan.plan_data, leftOut)
  return (
    <Sheet
      title="Shopping list"
      subtitle={planTitle(plan.child_name)}
      checks={plan.plan_data}
      leftOut={leftOutOfList(plan.warnings, leftOut).join(' ')}
    >
      {aisles.length === 0 && <p>No shopping list available</p>}
      <div className="columns-3 gap-[1.8em]">
        {aisles.map(({ name, lines }) => (
          <section key={name} className="mb-[1em]">
            {name && <h3 className="mb-[0.2em] break-after-avoid text-[1.05em]">{name}</h3>}
            <ul>
              {lines.map(({ id, name: food, buy, needed }) => (
                <li
                  key={id}
                  className="flex break-inside-avoid items-baseline gap-[0.5em] py-[0.15em]"
                >
                  <span
                    aria-hidden
                    className="size-[0.9em] shrink-0 translate-y-[0.1em] rounded-[0.2em] border border-ink"
                  />
                  <span>
                    {food}
                    {buy && <>: {buy}</>}
                    {needed && <span className="whitespace-nowrap text-muted"> ({needed})</span>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {cost && (
        <p className="mt-[0.6em] text-[0.85em]">
          {costSentence(cost, plan.child_name)} {costRemarks(cost)}
        </p>
      )}
    </Sheet>
  )
}
