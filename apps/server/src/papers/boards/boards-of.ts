import type { Language } from '@brightplate/contract/languages'
import { startOfDay } from '@brightplate/contract/plain-date'
import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import * as words from '#localized/boards'
import { boardLayouts, otherWords } from './board-layouts.ts'
import type { BoardDay, BoardFood } from './board-meals.ts'
import { boardPages, type Cell, coreCell, type Framing, wordsBoard } from './board-pages.ts'
import { coreWords } from './core-words.ts'
import type { BoardPackage, OpenBoard } from './open-board.ts'

const dateIn = (language: Language, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(startOfDay(date))

const drawn = (picture: string | null): string | null =>
  picture === null ? null : drawPicture(picture)

const cellOf = ({ label, picture }: BoardFood): Cell => ({
  label,
  svg: drawn(picture),
  color: 'noun',
})

/** The words for which a small board has no room; none where all stand on each board. */
function otherWordsOf(framing: Framing): Cell[] {
  const shown = boardLayouts[framing.size].core.flat()
  return shown.includes(otherWords)
    ? coreWords()
        .filter(({ id }) => !shown.includes(id))
        .map(coreCell)
    : []
}

/** Boards of days, of each day and of each meal; those of a day alone begin with that day. In the words of the call. */
export function boardsOf(days: readonly BoardDay[], framing: Framing): BoardPackage {
  const { language, packageId } = framing
  const pictures = new Map<string, string>()
  const idOf = (...place: string[]) => [packageId, ...place].join('-')
  const first = { id: idOf('days'), name: words.days() }
  const isOfDays = days.length > 1
  const boards: OpenBoard[] = []
  const dayCells: Cell[] = []
  for (const { date, meals } of days) {
    const day = {
      id: idOf(date),
      name: dateIn(language, date, { weekday: 'long', day: 'numeric', month: 'long' }),
    }
    const label = dateIn(language, date, { weekday: 'long' })
    const picture = meals.find(({ dish }) => dish)?.dish?.picture ?? null
    dayCells.push({ ...cellOf({ label, picture }), spoken: day.name, opens: day })
    const mealBoards: OpenBoard[] = []
    const cells = meals.map(({ slot, dish, foods }): Cell => {
      const name = words.slot({ slot })
      if (!dish) return cellOf({ label: name, picture: null })
      const meal = { id: idOf(date, slot.replace('_', '-')), name: `${label}, ${name}` }
      const own = [cellOf(dish), ...foods.map(cellOf)]
      mealBoards.push(...boardPages(framing, { ...meal, back: day }, own, pictures))
      const spoken = `${name}: ${dish.label}`
      return { ...cellOf({ label: name, picture: dish.picture }), spoken, opens: meal }
    })
    const back = isOfDays ? first : undefined
    boards.push(...boardPages(framing, { ...day, back }, cells, pictures), ...mealBoards)
  }
  const all = isOfDays ? [...boardPages(framing, first, dayCells, pictures), ...boards] : boards
  const others = otherWordsOf(framing)
  const back = all[0]
  return {
    boards:
      others.length > 0 && back
        ? [
            ...all,
            ...boardPages(
              framing,
              { ...wordsBoard(framing), back: { id: back.id, name: back.name } },
              others,
              pictures,
            ),
          ]
        : all,
    pictures,
  }
}
