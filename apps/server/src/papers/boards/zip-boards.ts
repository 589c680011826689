import { strToU8, zipSync } from 'fflate'
import { type BoardPackage, boardFormat, pathOfBoard } from './open-board.ts'

/** A package as a file, `.obz`: the boards, their pictures, and the manifest that names them. */
export function zipBoards({ boards, pictures }: BoardPackage, now: Date): Uint8Array {
  const [root] = boards
  if (!root) throw new Error('A package without a board')
  const paths = {
    boards: Object.fromEntries(boards.map(({ id }) => [id, pathOfBoard(id)])),
    images: Object.fromEntries(
      boards.flatMap(({ images }) => images.map(({ id, path }) => [id, path])),
    ),
    sounds: {},
  }
  const manifest = { format: boardFormat, root: pathOfBoard(root.id), paths }
  const json = (content: unknown) => strToU8(JSON.stringify(content, null, 2))
  return zipSync(
    {
      'manifest.json': json(manifest),
      ...Object.fromEntries(boards.map((board) => [pathOfBoard(board.id), json(board)])),
      ...Object.fromEntries([...pictures].map(([path, svg]) => [path, strToU8(svg)])),
    },
    { mtime: now },
  )
}
