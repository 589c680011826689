/** The parts of the Open Board Format 0.1 that we write: openboardformat.org/docs. */

export const boardFormat = 'open-board-0.1'

interface LoadBoard {
  id: string
  name: string
  /** Of its file in the package. */
  path: string
}

export interface BoardButton {
  id: string
  label: string
  /** What is spoken, where that is not the label. */
  vocalization?: string
  image_id?: string
  background_color: string
  border_color: string
  load_board?: LoadBoard
}

export interface BoardImage {
  id: string
  width: number
  height: number
  content_type: 'image/svg+xml'
  path: string
  license: { type: 'private' }
}

export interface OpenBoard {
  format: typeof boardFormat
  id: string
  locale: string
  name: string
  description_html: string
  buttons: BoardButton[]
  grid: { rows: number; columns: number; order: (string | null)[][] }
  images: BoardImage[]
  sounds: never[]
  license: { type: 'private' }
}

/** The boards of a package, the first of which it opens with, and its pictures by their paths. */
export interface BoardPackage {
  boards: readonly OpenBoard[]
  pictures: ReadonlyMap<string, string>
}

export const pathOfBoard = (id: string): string => `boards/${id}.obf`
