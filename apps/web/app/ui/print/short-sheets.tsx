import type { ReactNode } from 'react'
import { PacketSheet } from './packet-sheet.tsx'
import { sheetsOfDays } from './sheets-of-days.ts'

/** A meal in a few lines: what it is, how much of what, and what must not be missed. */
export interface ShortMeal {
  key: string
  slot: string
  name: string
  /** Of its name and amounts, where it is another than that of the sheet. */
  language?: string
  amounts: string
  notes: readonly string[]
}

export interface ShortDay {
  key: string
  title: string
  meals: readonly ShortMeal[]
}

interface ShortSheetsProps {
  title: string
  days: readonly ShortDay[]
  sheetNumber: (number: number, count: number) => string
  whenCut: string
  /** On every sheet, as each may hang alone. */
  allergies: ReactNode
  /** Above the meals of the first sheet. */
  first?: ReactNode
  /** Below the meals of the last sheet. */
  last?: ReactNode
}

function Meal({ slot, name, language, amounts, notes }: ShortMeal) {
  return (
    <div className="mb-[0.35em] break-inside-avoid wrap-anywhere">
      <p lang={language}>
        <span className="text-[0.85em]">{slot} </span>
        <span className="font-semibold">{name}</span>
      </p>
      {amounts !== '' && <p lang={language}>{amounts}</p>}
      {notes.length > 0 && (
        <p className="font-semibold">
          {notes.map((note) => (
            <span key={note}>▸ {note} </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Days in few lines, black on white: a sheet for up to four of them, so that a week is two. */
export function ShortSheets(props: ShortSheetsProps) {
  const { title, days, sheetNumber, whenCut, allergies, first, last } = props
  const sheets = sheetsOfDays(days)
  return sheets.map((ofSheet, at) => (
    <PacketSheet
      key={ofSheet[0]?.key}
      title={title}
      subtitle={sheetNumber(at + 1, sheets.length)}
      whenCut={whenCut}
    >
      <div className="border-2 border-black p-[0.4em] font-semibold wrap-anywhere">{allergies}</div>
      {at === 0 && first}
      <div className="columns-3 gap-[1.2em]">
        {ofSheet.map((day) => (
          <section key={day.key} aria-label={day.title} className="mb-[0.6em]">
            <h3 className="mb-[0.2em] break-after-avoid border-black border-b font-semibold text-[1.1em] first-letter:uppercase">
              {day.title}
            </h3>
            {day.meals.map((meal) => (
              <Meal {...meal} key={meal.key} />
            ))}
          </section>
        ))}
      </div>
      {at === sheets.length - 1 && last}
    </PacketSheet>
  ))
}
