import { Button } from '../../../ui/buttons/button.tsx'
import { shortSharedDay } from './moment-words.ts'
import type { MealsPage } from './shared-sheets.tsx'
import type { SharedWords } from './shared-words.ts'

export const dayId = (date: string): string => `day-${date}`

/** Leads to a day: a week is many screens of a phone. No links, as the secret stands behind the #. */
export const DayJumps = ({ page, words }: { page: MealsPage; words: SharedWords }) => (
  <nav aria-label={words.days} className="flex flex-wrap gap-2 print:hidden">
    {page.days.map(({ date }) => (
      <Button
        key={date}
        variant="secondary"
        onClick={() => {
          const day = document.getElementById(dayId(date))
          day?.scrollIntoView()
          day?.focus({ preventScroll: true })
        }}
      >
        {shortSharedDay(page.language, date)}
      </Button>
    ))}
  </nav>
)
