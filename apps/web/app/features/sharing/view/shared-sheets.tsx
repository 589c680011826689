import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { PacketText } from '../../../ui/print/packet-sheet.tsx'
import { ShortSheets } from '../../../ui/print/short-sheets.tsx'
import { sharedDayName } from './moment-words.ts'
import type { SharedWords } from './shared-words.ts'
import { shortSharedMeal } from './short-shared-meal.ts'

export type MealsPage = Extract<SharedPage, { days: unknown }>

interface SharedSheetsProps {
  page: MealsPage
  words: SharedWords
  title: string
  /** Of which moment it is, and what that leaves open. */
  asOf: string
}

const inARow = (items: readonly string[]): string => items.join(' · ')

/** Meals as a kitchen or a fridge door has them: a day on one sheet, a week on two. */
export function SharedSheets({ page, words, title, asOf }: SharedSheetsProps) {
  const { allergies, never, diets, in_a_reaction, who_to_call, careful_chewing, language } = page
  const name = page.child_name ?? 'unnamed'
  const hasReaction = allergies.length > 0 || in_a_reaction !== ''
  const shown = page.days.map(({ date, meals }) => ({
    key: date,
    title: sharedDayName(language, date),
    meals: meals.map((meal) => shortSharedMeal(meal, name, words)),
  }))
  return (
    <ShortSheets
      title={title}
      days={shown}
      sheetNumber={(number, count) => words.pageNumber({ number, count })}
      whenCut={words.shortCut}
      allergies={
        <>
          <p>
            {allergies.length > 0 ? `${words.allergies}: ${inARow(allergies)}` : words.noAllergies}
          </p>
          {never.length > 0 && <p>{`${words.never}: ${inARow(never)}`}</p>}
          {careful_chewing && <p>{`${words.chewing}: ${words.chewingHint}`}</p>}
          <p className="font-normal">{asOf}</p>
        </>
      }
      first={
        <>
          {hasReaction && (
            <PacketText title={words.reaction} text={in_a_reaction || words.noReactionWords} />
          )}
          <PacketText
            title={words.call}
            text={inARow(who_to_call.map((one) => `${one.name} ${one.phone}`))}
          />
          <PacketText title={words.diets} text={inARow(diets)} />
        </>
      }
      last={<PacketText title={words.notEaten} text={words.noPressure} />}
    />
  )
}
