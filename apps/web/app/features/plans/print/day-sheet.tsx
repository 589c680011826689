import type { PlanDay } from '@brightplate/contract/plan-data'
import { dayName } from '../../../ui/words/dates.ts'
import { prepTime } from '../../../ui/words/prep-time.ts'
import type { DayDish } from '../day-dishes.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'
import { SheetPicture } from './sheet-picture.tsx'

function SheetDish({ word, dish }: DayDish) {
  const { name, picture, ingredients, beside = [] } = dish
  const steps = 'preparation' in dish ? dish.preparation : (dish.steps ?? [])
  return (
    <section className="mb-[1.2em] break-inside-avoid">
      <div className="mb-[0.4em] flex items-center gap-[0.7em]">
        <SheetPicture slug={picture} em={3.6} />
        <div className="min-w-0">
          <p className="font-semibold text-[0.8em] text-ember">
            {[word, prepTime(dish)].filter(Boolean).join(' · ')}
          </p>
          <h3 className="text-[1.15em]">{name}</h3>
        </div>
      </div>
      <ul className="list-disc pl-[1.2em]">
        {ingredients.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {steps.length > 0 && (
        <ol className="mt-[0.3em] list-decimal pl-[1.2em] text-muted">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {beside.length > 0 && (
        <p>Beside it: {beside.join(', ')}. Not checked by us. Read every label.</p>
      )}
    </section>
  )
}

/** A day to cook from, on one page. */
export function DaySheet({ plan, day }: { plan: ShownPlan; day: PlanDay }) {
  const dishes = fittingDishes(plan, day)
  const missing = plan.warnings.filter((warning) => warning.day === day.day).length
  return (
    <Sheet
      title={day.date ? dayName(day.date) : `Day ${day.day}`}
      subtitle={`Day ${day.day} · ${planTitle(plan.child_name)}`}
      checks={plan.plan_data}
      leftOut={leftOutWords(missing)}
    >
      <div className="columns-2 gap-[2em]">
        {dishes.map((dish) => (
          <SheetDish key={dish.slot} {...dish} />
        ))}
      </div>
    </Sheet>
  )
}
