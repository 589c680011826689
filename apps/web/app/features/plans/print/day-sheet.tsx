import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { PlanDay, PlatePart } from '@brightplate/contract/plans/plan-data'
import * as plateWords from '#words/plans/eaters/plate'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/print'
import { dayName } from '../../../ui/words/dates.ts'
import { prepTime } from '../../../ui/words/prep-time.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { afterwardsOf, type TasksOfDay, tasksBefore, tasksOn } from '../ahead/tasks-of.ts'
import { alarms } from '../alarms.ts'
import type { DayDish } from '../day-dishes.ts'
import { childPlate } from '../eaters/child-plate.ts'
import { forWhom, isUnchecked, plateOf, sharedDishWords } from '../eaters/plate-of.ts'
import { sharedDish } from '../eaters/shared-dish.ts'
import { siblingPlates } from '../eaters/sibling-plates.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { Sheet } from './sheet.tsx'
import { SheetPicture } from './sheet-picture.tsx'

function SheetLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-[1.2em]">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

interface SheetPartsProps {
  parts: readonly PlatePart[]
  childName: string | null
}

function SheetParts({ parts, childName }: SheetPartsProps) {
  return (
    <ul>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <li key={index} className="break-inside-avoid">
          <p className="font-semibold">
            {part.apart_steps ? words.preparedApart({ part: part.name }) : part.name}
            {part.for_others && forWhom(part.for_others)}
          </p>
          {sharedDishWords(part, childName) && <p>{sharedDishWords(part, childName)}</p>}
          {isUnchecked(part) ? (
            <p>{plateWords.notChecked}</p>
          ) : (
            <SheetLines lines={part.ingredients} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface SheetDishProps extends DayDish {
  plan: ShownPlan
  day: number
}

function SheetDish({ word, dish, slot, day, plan }: SheetDishProps) {
  const { name, picture, ingredients } = dish
  const { parts, beside } = plateOf(dish)
  const shared = sharedDish(dish, plan.plan_data.days)
  const ownPlate = childPlate(dish, plan.child_name)
  const steps = shared && shared.steps.length > 0 ? shared.steps : stepsOfDish(dish)
  return (
    <section className="mb-[1.2em] break-inside-avoid">
      <div className="mb-[0.4em] flex items-center gap-[0.7em]">
        <SheetPicture picture={picture} em={3.6} />
        <div className="min-w-0">
          <p className="font-semibold text-[0.8em] text-ember">
            {[word, prepTime(dish)].filter(Boolean).join(' · ')}
          </p>
          <h3 className="text-[1.15em]">
            <WholeWords>{name}</WholeWords>
          </h3>
        </div>
      </div>
      {shared && <p className="font-semibold">{shared.text}</p>}
      {shared && shared.ingredients.length > 0 && <SheetLines lines={shared.ingredients} />}
      {parts.length > 0 ? (
        <SheetParts parts={parts} childName={plan.child_name} />
      ) : (
        <SheetLines lines={ingredients} />
      )}
      {ownPlate && <p>{ownPlate}</p>}
      {siblingPlates(dish, plan).map((plate) => (
        <p key={plate}>{plate}</p>
      ))}
      {afterwardsOf(plan, { day, slot }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {steps.length > 0 && (
        <ol className="mt-[0.3em] list-decimal pl-[1.2em] text-muted">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {beside.length > 0 && (
        <p>
          {plateWords.besideIt({ foods: beside.join(', ') })} {plateWords.notChecked}
        </p>
      )}
    </section>
  )
}

function SheetAhead({ title, tasks }: TasksOfDay) {
  return (
    <section className="mb-[1.2em] break-inside-avoid">
      <h3 className="text-[1.15em]">{title}</h3>
      {tasks.map(({ text, ingredients, steps }) => (
        <div key={text.text} className="break-inside-avoid">
          <p className="font-semibold">{text.text}</p>
          {ingredients.length > 0 && <SheetLines lines={ingredients} />}
          {steps.length > 0 && (
            <ol className="list-decimal pl-[1.2em] text-muted">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  )
}

/** A day to cook from, on one page. */
export function DaySheet({ plan, day }: { plan: ShownPlan; day: PlanDay }) {
  const dishes = fittingDishes(plan, day)
  const [before, today] = [tasksBefore(plan, day), tasksOn(plan, day)]
  const missing = alarms(plan.warnings).filter((warning) => warning.day === day.day).length
  return (
    <Sheet
      title={day.date ? dayName(day.date) : planWords.day({ day: day.day })}
      subtitle={words.dayOfPlan({ day: day.day, plan: planTitle(plan.child_name) })}
      checks={plan.plan_data}
      leftOut={leftOutWords(missing)}
    >
      <div className="columns-2 gap-[2em]">
        {before && <SheetAhead {...before} />}
        {dishes.map((dish) => (
          <SheetDish key={dish.slot} {...dish} day={day.day} plan={plan} />
        ))}
        {today && <SheetAhead {...today} />}
      </div>
    </Sheet>
  )
}
