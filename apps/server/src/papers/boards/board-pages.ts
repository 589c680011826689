import type { Language } from '@brightplate/contract/languages'
import type { BoardSize } from '@brightplate/contract/papers/boards'
import * as words from '#localized/boards'
import { boardLayouts, otherWords, roomOf } from './board-layouts.ts'
import { coreDrawings } from './core-drawings.ts'
import { colors, coreWords } from './core-words.ts'
import {
  type BoardButton,
  type BoardImage,
  boardFormat,
  type OpenBoard,
  pathOfBoard,
} from './open-board.ts'

/** Of a drawing, in pixels. */
const drawnSize = 160

export interface BoardName {
  id: string
  name: string
}

export interface Cell {
  label: string
  spoken?: string
  /** Its drawing; null where there is none. */
  svg: string | null
  color: keyof typeof colors
  opens?: BoardName
}

export interface Framing {
  language: Language
  /** Boards that a device knows already are not read again: each package has its own. */
  packageId: string
  now: Date
  size: BoardSize
}

/** Where the words are for which a small board has no room. */
export const wordsBoard = ({ packageId }: Pick<Framing, 'packageId'>): BoardName => ({
  id: `${packageId}-words`,
  name: words.otherWords(),
})

const opening = (to: BoardName) => ({ load_board: { ...to, path: pathOfBoard(to.id) } })

/** One board: core words at the left, and beside them the buttons in the order in which they are read. */
function boardOf(
  framing: Framing,
  { id, name }: BoardName,
  beside: readonly (Cell & { id: string })[],
  pictures: Map<string, string>,
): OpenBoard {
  const { language, now, size } = framing
  const { rows, columns, core } = boardLayouts[size]
  const images = new Map<string, BoardImage>()
  const pictured = (drawn: string | null): { image_id?: string } => {
    if (drawn === null) return {}
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
  const buttonOf = (cell: Cell & { id: string }): BoardButton => ({
    id: cell.id,
    label: cell.label,
    ...(cell.spoken === undefined ? {} : { vocalization: cell.spoken }),
    ...pictured(cell.svg),
    ...colors[cell.color],
    ...(cell.opens ? opening(cell.opens) : {}),
  })
  const shown = core.flat()
  const fixed = [
    ...coreWords()
      .filter((word) => shown.includes(word.id))
      .map((word) => buttonOf(coreCell(word))),
    ...(shown.includes(otherWords)
      ? [
          buttonOf({
            id: otherWords,
            label: words.otherWords(),
            svg: null,
            color: 'small',
            opens: wordsBoard(framing),
          }),
        ]
      : []),
  ]
  const waiting = beside.map((cell) => cell.id)
  const order = Array.from({ length: rows }, (_, row) => {
    const left = core[row] ?? []
    const rest = Array.from({ length: columns - left.length }, () => waiting.shift() ?? null)
    return [...left, ...rest]
  })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  return {
    format: boardFormat,
    id,
    locale: language.slice(0, 2),
    name,
    description_html: words.description({ date }),
    buttons: [...fixed, ...beside.map(buttonOf)],
    grid: { rows, columns, order },
    images: [...images.values()],
    sounds: [],
    license: { type: 'private' },
  }
}

export const coreCell = ({
  id,
  label,
  kind,
}: ReturnType<typeof coreWords>[number]): Cell & { id: string } => ({
  id,
  label,
  svg: coreDrawings[id],
  color: kind,
})

const wayTo = (id: 'back' | 'next', to: BoardName): Cell & { id: string } => ({
  id,
  label: id === 'back' ? words.back() : words.next(),
  svg: null,
  color: 'small',
  opens: to,
})

/** A board on as many pages as it needs: each has the way back first, and the way on last. */
export function boardPages(
  framing: Framing,
  { back, ...board }: BoardName & { back?: BoardName | undefined },
  cells: readonly Cell[],
  pictures: Map<string, string>,
): OpenBoard[] {
  const room = roomOf(boardLayouts[framing.size])
  const own = cells.map((cell, index) => ({ ...cell, id: `own-${index + 1}` }))
  const pages: OpenBoard[] = []
  let before = back
  let page = board
  for (let from = 0; from === 0 || from < own.length; ) {
    const ways = before ? [wayTo('back', before)] : []
    const isLast = own.length - from <= room - ways.length
    const to = isLast ? own.length : from + room - ways.length - 1
    const number = pages.length + 2
    const next = { id: `${board.id}-${number}`, name: `${board.name} (${number})` }
    const beside = [...ways, ...own.slice(from, to), ...(isLast ? [] : [wayTo('next', next)])]
    pages.push(boardOf(framing, page, beside, pictures))
    if (isLast) break
    from = to
    before = page
    page = next
  }
  return pages
}
