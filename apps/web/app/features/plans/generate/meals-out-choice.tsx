import * as words from '#words/plans/generate'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { CheckField, CheckGroup } from '../../../ui/forms/field.tsx'
import { dayName } from '../../../ui/words/dates.ts'
import { slotWords } from '../day-dishes.ts'
import { askedMeals, type DayPart, isOut, type MealsOut, mealsOutOf, withOut } from './meals-out.ts'
import { isSchoolDay } from './plan-starts.ts'

const partWords: Readonly<Record<DayPart, string>> = {
  breakfast: slotWords.breakfast,
  lunch: slotWords.lunch,
  dinner: slotWords.dinner,
  day: words.wholeDay,
}

interface MealsOutChoiceProps {
  /** Of the plan. */
  dates: readonly string[]
  value: MealsOut
  onChange: (mealsOut: MealsOut) => void
}

/** Which meals are eaten out: at school, with friends, on a day off. */
export function MealsOutChoice({ dates, value, onChange }: MealsOutChoiceProps) {
  const count = mealsOutOf(value, dates).length
  const schoolDays = dates.filter(isSchoolDay)
  return (
    <Disclosure summary={words.mealsOut({ count })}>
      <div className="grid gap-5 rounded-card bg-wash p-5">
        <p className="text-muted">{words.mealsOutHint}</p>
        <CheckField
          label={words.schoolLunch}
          checked={schoolDays.every((date) => isOut(value, date, 'lunch'))}
          onChange={({ target }) => onChange(withOut(value, schoolDays, 'lunch', target.checked))}
        />
        {dates.map((date) => (
          <CheckGroup key={date} label={dayName(date)}>
            {[...askedMeals, 'day' as const].map((part) => (
              <CheckField
                key={part}
                label={partWords[part]}
                checked={isOut(value, date, part)}
                onChange={({ target }) => onChange(withOut(value, [date], part, target.checked))}
              />
            ))}
          </CheckGroup>
        ))}
      </div>
    </Disclosure>
  )
}
