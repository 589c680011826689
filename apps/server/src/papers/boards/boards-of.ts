import type { Language } from '@brightplate/contract/languages'
import { startOfDay } from '@brightplate/contract/plain-date'
import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import * as words from '#localized/boards'
import type { BoardDay, BoardFood } from './board-meals.ts'
import { coreDrawings } from './core-drawings.ts'
import { colors, coreWords } from './core-words.ts'
import {
  type BoardButton,
  type BoardImage,
  type BoardPackage,
  boardFormat,
  type OpenBoard,
  pathOfBoard,
} from './open-board.ts'

const columns = 6
const coreColumns = 2
const leastRows = 4
/** Of a drawing, in pixels. */
const drawnSize = 160

interface Cell {
  label: string
  spoken?: string
  picture: string | null
  opens?: { id: string; name: string }
}

interface Framing {
  language: Language
  /** Boards that a device knows already are not read again: each package has its own. */
  packageId: string
  now: Date
}

const dateIn = (language: Language, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(startOfDay(date))

/** A board with the core words at its left, the way back above, and beside them what is its own. */
function boardOf(
  { language, now }: Framing,
  { id, name, back }: { id: string; name: string; back?: { id: string; name: string } | undefined },
  cells: readonly Cell[],
  pictures: Map<string, string>,
): OpenBoard {
  const images = new Map<string, BoardImage>()
  const imageOf = (drawn: string): { image_id: string } => {
    const before = [...pictures].find(([, svg]) => svg === drawn)?.[0]
    const path = before ?? `images/${pictures.size + 1}.svg`
    pictures.set(path, drawn)
    const imageId = path.replace(/\W/g, '-')
    images.set(imageId, {
      id: imageId,
      width: drawnSize,
      height: drawnSize,
      content_type: 'image/svg+xml',
      path,
      license: { type: 'private' },
    })
    return { image_id: imageId }
  }
  const pictured = (picture: string | null): { image_id?: string } => {
    const drawn = picture === null ? null : drawPicture(picture)
    return drawn === null ? {} : imageOf(drawn)
  }
  const opening = (to: { id: string; name: string }) => ({
    load_board: { ...to, path: pathOfBoard(to.id) },
  })
  const core: BoardButton[] = coreWords().map(({ kind, ...word }) => ({
    ...word,
    ...imageOf(coreDrawings[word.id]),
    ...colors[kind],
  }))
  const own: (BoardButton | null)[] = cells.map(({ label, spoken, picture, opens }, index) => ({
    id: `own-${index + 1}`,
    label,
    ...(spoken === undefined ? {} : { vocalization: spoken }),
    ...pictured(picture),
    ...colors.noun,
    ...(opens ? opening(opens) : {}),
  }))
  const wayBack: BoardButton | null = back
    ? { id: 'back', label: words.back(), ...colors.small, ...opening(back) }
    : null
  const beside = [wayBack, ...own]
  const perRow = columns - coreColumns
  const rows = Math.max(leastRows, Math.ceil(beside.length / perRow))
  const order = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const button =
        column < coreColumns
          ? core[row * coreColumns + column]
          : beside[row * perRow + column - coreColumns]
      return button?.id ?? null
    }),
  )
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  return {
    format: boardFormat,
    id,
    locale: language.slice(0, 2),
    name,
    description_html: words.description({ date }),
    buttons: [...core, ...beside.filter((button) => button !== null)],
    grid: { rows, columns, order },
    images: [...images.values()],
    sounds: [],
    license: { type: 'private' },
  }
}

const cellOf = ({ label, picture }: BoardFood): Cell => ({ label, picture })

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
    dayCells.push({ label, spoken: day.name, picture, opens: day })
    const mealBoards: OpenBoard[] = []
    const cells = meals.map(({ slot, dish, foods }): Cell => {
      const name = words.slot({ slot })
      if (!dish) return { label: name, picture: null }
      const meal = { id: idOf(date, slot.replace('_', '-')), name: `${label}, ${name}` }
      const own = [cellOf(dish), ...foods.map(cellOf)]
      mealBoards.push(boardOf(framing, { ...meal, back: day }, own, pictures))
      return { label: name, spoken: `${name}: ${dish.label}`, picture: dish.picture, opens: meal }
    })
    const back = isOfDays ? first : undefined
    boards.push(boardOf(framing, { ...day, back }, cells, pictures), ...mealBoards)
  }
  return {
    boards: isOfDays ? [boardOf(framing, first, dayCells, pictures), ...boards] : boards,
    pictures,
  }
}
