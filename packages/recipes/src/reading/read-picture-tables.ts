import { allergenIds } from '@brightplate/foods/allergen'
import type { Fault } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import { z } from 'zod'
import type { FoodLook, PictureTables } from '../pictures/picture-tables.ts'

const word = z.string().regex(/^[a-z]+$/)
const shows = z.enum(allergenIds).optional()

const colours = z.record(word, z.string().regex(/^#[0-9A-F]{6}$/))

const pieces = z.record(word, z.strictObject({ svg: z.string().min(1), shows }))

const forms = z.record(
  word,
  z.strictObject({
    svg: z.string(),
    alone: z.enum(['plate', 'bowl', 'glass']),
    of: z.array(word).default([]),
    hides: z.array(word).default([]),
    holds: z.union([z.literal('any'), z.array(word)]),
    colour: word.optional(),
    shows,
    fill: z.literal(true).optional(),
    wet: z.literal(true).optional(),
    pile: z.literal(true).optional(),
    layered: z.literal(true).optional(),
    behind: z.literal(true).optional(),
    drink: z.literal(true).optional(),
    light: z.literal(true).optional(),
    garnish: z.literal(true).optional(),
  }),
)

const looks = z.array(
  z.strictObject({
    kind: word,
    piece: word.optional(),
    colour: word.optional(),
    foods: z.array(z.string().min(1)).min(1),
  }),
)

const shapeWords: ShapeWords = {
  examples: {
    svg: 'the drawing, such as <circle cx="12" cy="12" r="8" fill="{c}"/>',
    alone: 'plate, bowl or glass',
    of: 'a list of kinds, such as [meat, fish]',
    hides: 'a list of kinds, such as [milk]',
    holds: 'any, or a list of kinds',
    kind: 'one word, such as fruit',
    foods: 'a list of foods by their ids, such as [apple, pear]',
  },
  wordsAt: () => ['svg', 'alone', 'of', 'hides', 'holds', 'kind', 'piece', 'colour', 'foods'],
  yamlMend: 'each thing stands on one line, its drawing between single quotes',
}

export interface PictureFiles {
  colours: string
  pieces: string
  forms: string
  looks: string
}

export type ReadPictureTables =
  | { tables: PictureTables; faults: null }
  | { tables: null; faults: Fault[] }

/** What nothing is seen of is `hidden`. */
const hidden = 'hidden'

/** The tables that pictures are drawn from, or everything that is wrong with their files. */
export function readPictureTables(files: PictureFiles): ReadPictureTables {
  const read = {
    colours: readYaml('colours.yaml', files.colours, colours, shapeWords),
    pieces: readYaml('pieces.yaml', files.pieces, pieces, shapeWords),
    forms: readYaml('forms.yaml', files.forms, forms, shapeWords),
    looks: readYaml('looks.yaml', files.looks, looks, shapeWords),
  }
  const [known, pieceNames] = [read.colours.written, read.pieces.written]
  const [writtenForms, writtenLooks] = [read.forms.written, read.looks.written]
  if (!known || !pieceNames || !writtenForms || !writtenLooks) {
    return { tables: null, faults: Object.values(read).flatMap((one) => one.faults) }
  }
  const seen = new Map<string, FoodLook>()
  const faults: Fault[] = []
  const fault = (file: string, location: string, problem: string) =>
    faults.push({ file, line: 1, location, problem })
  for (const [name, { colour }] of Object.entries(writtenForms)) {
    if (colour && !(colour in known)) fault('forms.yaml', name, `${colour} is no colour of ours`)
  }
  for (const [index, row] of writtenLooks.entries()) {
    const line = `entry ${index + 1}`
    const { kind, piece = null, colour = 'beige' } = row
    if (!(colour in known)) fault('looks.yaml', line, `${colour} is no colour of ours`)
    if (piece !== null && !(piece in pieceNames)) fault('looks.yaml', line, `${piece} is no piece`)
    for (const food of row.foods) {
      if (seen.has(food)) fault('looks.yaml', line, `${food} stands in two entries`)
      seen.set(food, { kind, piece, colour })
    }
  }
  if (faults.length > 0) return { tables: null, faults }
  return {
    tables: {
      colours: known,
      pieces: Object.fromEntries(
        Object.entries(pieceNames).map(([name, { svg, shows: of }]) => [
          name,
          of ? { svg, shows: of } : { svg },
        ]),
      ),
      forms: writtenForms,
      looks: Object.fromEntries([...seen].filter(([, { kind }]) => kind !== hidden)),
    },
    faults: null,
  }
}
