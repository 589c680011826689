import type { BoardSize } from '@brightplate/contract/papers/boards'
import type { CoreId } from './core-words.ts'

/** The button that opens a board of the words for which a small board has no room. */
export const otherWords = 'other-words'

interface BoardLayout {
  rows: number
  columns: number
  /** What stands at the left of each row, on every board. */
  core: readonly (readonly (CoreId | typeof otherWords)[])[]
}

/** Where the words stand by which a child says yes, no and stop: the same place on every board of a size. */
export const boardLayouts: Record<BoardSize, BoardLayout> = {
  '3x4': {
    rows: 3,
    columns: 4,
    core: [
      ['more', 'all-done'],
      ['help', 'no'],
      ['stop', otherWords],
    ],
  },
  '4x6': {
    rows: 4,
    columns: 6,
    core: [
      ['more', 'all-done'],
      ['help', 'different'],
      ['no', 'dont-like', 'like'],
      ['stop', 'hurts'],
    ],
  },
  '6x8': {
    rows: 6,
    columns: 8,
    core: [
      ['more', 'all-done'],
      ['help', 'different'],
      ['no'],
      ['dont-like', 'like'],
      ['stop'],
      ['hurts'],
    ],
  },
}

/** How many buttons of its own a board has room for. */
export const roomOf = ({ rows, columns, core }: BoardLayout): number =>
  rows * columns - core.flat().length
