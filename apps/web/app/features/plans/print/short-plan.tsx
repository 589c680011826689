import { chokingAidOf } from '@brightplate/contract/plans/clinician-notices'
import * as planWords from '#words/plans/plan'
import * as words from '#words/plans/print'
import { type ShortDay, ShortSheets } from '../../../ui/print/short-sheets.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { useChild } from '../../children/use-child.ts'
import { alarms } from '../alarms.ts'
import { fittingDishes } from '../fitting-dishes.ts'
import { leftOutWords } from '../left-out/left-out-words.ts'
import { planTitle } from '../plan-title.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { shortMeal } from './short-meal.ts'

/** A plan for whoever feeds the child: two sheets a week. */
export function ShortPlan({ plan }: { plan: ShownPlan }) {
  const child = useChild(plan.child_id)
  // Nothing that could be printed stands here before it is known what must never be given.
  if (child.isFetching && child.data === undefined) return null
  const { days, checked, unchecked, labels_to_read = [] } = plan.plan_data
  const allergies = child.data?.allergies ?? []
  const found = alarms(plan.warnings)
  const ofProfile = found.filter(({ day }) => day === null).map(({ text }) => text)
  const missing = leftOutWords(found.length - ofProfile.length)
  const waiting = labels_to_read.map(({ food }) => food).join(', ')
  const grave = [...ofProfile, chokingAidOf(plan.plan_data), unchecked?.text, missing]
  const shown = days.map(
    (day): ShortDay => ({
      key: String(day.day),
      title: day.date ? dayName(day.date) : planWords.day({ day: day.day }),
      meals: fittingDishes(plan, day).map((dish) => shortMeal(dish, plan, days)),
    }),
  )
  return (
    <ShortSheets
      title={planTitle(plan.child_name)}
      days={shown}
      sheetNumber={(number, count) => words.sheetNumber({ number, count })}
      whenCut={words.shortCut}
      allergies={
        <>
          {child.data && (
            <p>
              {allergies.length > 0
                ? words.neverGive({ tags: allergies.join(', ') })
                : words.noAllergies}
            </p>
          )}
          {grave.map((text) => text && <p key={text}>{text}</p>)}
          {waiting !== '' && <p>{words.labelsToRead({ foods: waiting })}</p>}
          {checked && <p className="font-normal">{checked.text}</p>}
        </>
      }
    />
  )
}
