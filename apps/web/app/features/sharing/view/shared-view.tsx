import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { AboutChild } from './about-child.tsx'
import { CareHead } from './care-head.tsx'
import { CareSection } from './care-section.tsx'
import { ClinicPage, ClinicStart } from './clinic-page.tsx'
import { DayJumps, dayId } from './day-jumps.tsx'
import { sharedDayName } from './moment-words.ts'
import { SharedMealCard } from './shared-meal-card.tsx'
import type { MealsPage } from './shared-sheets.tsx'
import type { SharedWords } from './shared-words.ts'

interface SharedViewProps {
  page: SharedPage
  words: SharedWords
  /** Before it is shared: what a meal is made of opens under its name. */
  isPreview?: boolean
}

function Meals({
  page,
  name,
  words,
  isPreview = false,
}: SharedViewProps & { page: MealsPage; name: string }) {
  if (page.days.length === 0) return <p className="rounded-card bg-wash p-5">{words.noMeals}</p>
  return (
    <>
      {page.days.length > 1 && !isPreview && <DayJumps page={page} words={words} />}
      {page.days.map(({ date, meals }) => (
        <section
          key={date}
          id={dayId(date)}
          tabIndex={-1}
          aria-label={sharedDayName(page.language, date)}
          className="grid grid-cols-1 gap-4"
        >
          <h2 className="text-xl first-letter:uppercase">{sharedDayName(page.language, date)}</h2>
          {meals.map((meal) => (
            <SharedMealCard
              key={meal.slot}
              meal={meal}
              name={name}
              language={page.language}
              words={words}
              isFolded={isPreview}
            />
          ))}
        </section>
      ))}
      <CareSection title={words.notEaten}>
        <p>{words.noPressure}</p>
      </CareSection>
    </>
  )
}

/** What a link shows, in its own language: the same before it is shared and behind it, but for what is folded. */
export function SharedView({ page, words, isPreview = false }: SharedViewProps) {
  const name = page.child_name ?? 'unnamed'
  return (
    <div lang={page.language} className="grid grid-cols-1 gap-4">
      {page.kind === 'clinic' && <ClinicStart page={page} words={words} />}
      <CareHead page={page} words={words} />
      {page.kind === 'about' ? (
        <AboutChild page={page} name={name} words={words} />
      ) : page.kind === 'clinic' ? (
        <ClinicPage page={page} name={name} words={words} />
      ) : (
        <Meals page={page} name={name} words={words} isPreview={isPreview} />
      )}
    </div>
  )
}
