import JSZip from 'jszip'
import { z } from 'zod'

/** Colors are of these two forms alone. */
const color = z.string().regex(/^rgba?\(\d{1,3}, ?\d{1,3}, ?\d{1,3}(, ?[\d.]+)?\)$/)
const id = z.string().min(1)
const license = z.strictObject({ type: z.string().min(1) })

const button = z.strictObject({
  id,
  label: z.string().min(1),
  vocalization: z.string().min(1).optional(),
  image_id: id.optional(),
  background_color: color,
  border_color: color,
  load_board: z.strictObject({ id, name: z.string().min(1), path: z.string() }).optional(),
})

/** A board as the rules of the format have it (openboardformat.org, and its reference validator), without what we never write. */
const board = z
  .strictObject({
    format: z.literal('open-board-0.1'),
    id,
    locale: z.string().regex(/^[a-z]{2}$/),
    name: z.string().min(1),
    description_html: z.string(),
    buttons: z.array(button),
    grid: z.strictObject({
      rows: z.number().int().min(1).max(20),
      columns: z.number().int().min(1).max(20),
      order: z.array(z.array(id.nullable())),
    }),
    images: z.array(
      z.strictObject({
        id,
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        content_type: z.string().startsWith('image/'),
        path: z.string().startsWith('images/'),
        license,
      }),
    ),
    sounds: z.array(z.never()),
    license,
  })
  .superRefine(({ grid, buttons, images }, { addIssue }) => {
    const fault = (message: string) => addIssue({ code: 'custom', message })
    const { rows, columns, order } = grid
    if (order.length !== rows) fault('another number of rows')
    if (order.some((row) => row.length !== columns)) fault('another number of columns')
    const placed = order.flat().filter((one) => one !== null)
    const ids = buttons.map((one) => one.id)
    if (new Set(ids).size !== ids.length) fault('two buttons of one id')
    if (placed.toSorted().join() !== ids.toSorted().join()) fault('a button without its place')
    const pictures = images.map((one) => one.id)
    if (new Set(pictures).size !== pictures.length) fault('two images of one id')
    if (buttons.some(({ image_id }) => image_id && !pictures.includes(image_id))) {
      fault('an image that is not there')
    }
  })

const paths = z.record(z.string(), z.string())

const manifest = z.strictObject({
  format: z.literal('open-board-0.1'),
  root: z.string(),
  paths: z.strictObject({ boards: paths, images: paths, sounds: paths }),
})

export type OpenedBoard = z.infer<typeof board>

/**
 * A package opened by a library that is not ours, its parts held against the rules of the format. Throws for the first
 * that is broken.
 */
export async function openBoards(file: Uint8Array) {
  const zip = await JSZip.loadAsync(file, { checkCRC32: true })
  const read = async (path: string) => {
    const found = zip.file(path)
    if (!found) throw new Error(`There is no ${path}`)
    return found.async('string')
  }
  const { root, paths: imagePaths } = manifest.parse(JSON.parse(await read('manifest.json')))
  const boards = new Map<string, OpenedBoard>()
  for (const [boardId, path] of Object.entries(imagePaths.boards)) {
    const opened = board.parse(JSON.parse(await read(path)))
    if (opened.id !== boardId) throw new Error(`${path} is of another id`)
    boards.set(path, opened)
  }
  const pictures = new Map<string, string>()
  for (const path of Object.values(imagePaths.images)) pictures.set(path, await read(path))
  for (const { buttons, images } of boards.values()) {
    for (const { load_board: to } of buttons) {
      if (to && boards.get(to.path)?.id !== to.id) throw new Error(`Nothing opens at ${to.path}`)
    }
    for (const { id: imageId, path } of images) {
      if (imagePaths.images[imageId] !== path) throw new Error(`${path} is not in the manifest`)
    }
  }
  const first = boards.get(root)
  if (!first) throw new Error('There is no first board')
  const known = new Set(['manifest.json', ...boards.keys(), ...pictures.keys()])
  const others = Object.values(zip.files).filter(({ name, dir }) => !dir && !known.has(name))
  if (others.length > 0) throw new Error(`Nobody names ${others[0]?.name}`)
  return { first, boards, pictures }
}
