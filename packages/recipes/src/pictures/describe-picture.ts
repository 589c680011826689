import type { SeenOtherwise } from '../recipe.ts'
import {
  type Layer,
  type Look,
  mostLayers,
  mostPieces,
  readLayer,
  writePicture,
} from './picture.ts'
import type { FoodLook, FormShape } from './picture-tables.ts'
import { formOf, lookOf } from './tables.ts'

/** One thing that stands on a plate. */
export interface DrawnPart {
  /** Forms or whole layers: `nuggets`, `pizza-tomato.coin-chili`; none for a food by itself. */
  forms: readonly string[]
  /** What is really in it, which colours it and is seen in or beside it. */
  foods: readonly { id: string; grams: number; seen?: SeenOtherwise }[]
  /** Made otherwise than the ordinary food. */
  variant?: boolean
}

interface Seen extends FoodLook {
  grams: number
  seen?: SeenOtherwise
}

interface Drawn {
  layer: Layer
  form: FormShape
  /** Written out whole: nothing is added to it. */
  fixed: boolean
}

/** Of what is seen, what is less is not drawn. */
const leastShare = 0.04

function seenFoods(foods: DrawnPart['foods']): Seen[] {
  const seen = foods.flatMap(({ id, ...food }): Seen[] => {
    const look = lookOf(id)
    return look ? [{ ...look, ...food }] : []
  })
  const all = seen.reduce((sum, { grams }) => sum + grams, 0)
  return seen.filter(({ grams }) => grams >= all * leastShare).sort((a, b) => b.grams - a.grams)
}

const sameLook = (a: Look, b: Look) => a.piece === b.piece && a.colour === b.colour

function withPiece(layer: Layer, look: Look): Layer {
  const isFull =
    layer.pieces.length >= mostPieces || layer.pieces.some((one) => sameLook(one, look))
  return isFull ? layer : { ...layer, pieces: [...layer.pieces, look] }
}

const pieceOfFood = ({ piece, colour }: FoodLook): Look | null =>
  piece === null ? null : { piece, colour }

const asOwnForm: Readonly<Record<string, string>> = {
  grain: 'rice',
  pasta: 'pasta',
  sauce: 'dip',
  cream: 'dip',
  milk: 'drink',
  pressed: 'drink',
}

/** A food that stands by itself: a heap of its pieces, or the form of its kind. */
function ownLayer(food: FoodLook): Layer | null {
  const form = asOwnForm[food.kind]
  if (form) return { form, colour: food.colour, pieces: [] }
  const piece = pieceOfFood(food)
  return piece && { form: 'pile', colour: null, pieces: [piece] }
}

const drunk = ['milk', 'pressed']

/** Where the food is seen: in or on the first thing that holds its kind; what is drunk stands beside. */
const holderOf = (drawn: readonly Drawn[], { kind }: FoodLook): Drawn | undefined =>
  drawn.find(({ form, fixed }) => {
    if (fixed || (form.pile && form.alone !== 'bowl')) return false
    if (drunk.includes(kind)) return form.fill === true
    return form.holds === 'any' || form.holds.includes(kind)
  })

function layersOf({ forms, foods }: DrawnPart): Layer[] {
  let rest = seenFoods(foods)
  const drawn: Drawn[] = []
  for (const [index, text] of forms.entries()) {
    const layer = readLayer(text)
    const form = layer && formOf(layer.form)
    if (!form) throw new Error(`${text} is no form of data/pictures/forms.yaml`)
    const made = rest.filter(({ kind, seen }) => form.of.includes(kind) && seen !== 'beside')
    const fixed = layer.pieces.length > 0 || (layer.colour !== null && foods.length === 0)
    // What a form is made of was excluded: it is not there to be seen.
    const isMissing = form.of.length > 0 && made.length === 0
    if (!fixed && isMissing && (index > 0 || form.shows)) continue
    if (!fixed) rest = rest.filter((food) => !made.includes(food))
    const pieces = form.garnish
      ? made
          .map((food) => pieceOfFood(food))
          .filter((one) => one !== null)
          .slice(0, 2)
      : []
    const colour = layer.colour ?? made[0]?.colour ?? form.colour ?? null
    drawn.push({ layer: fixed ? layer : { ...layer, colour, pieces }, form, fixed })
  }
  if (!drawn.every(({ fixed }) => fixed)) {
    rest = rest.filter(
      ({ kind, seen }) =>
        seen === 'beside' ||
        (seen !== 'never' && !drawn.some(({ form }) => form.hides.includes(kind))),
    )
  } else if (drawn.length > 0) rest = []
  const beside: Layer[] = []
  for (const food of rest) {
    const holder = food.seen === 'beside' ? undefined : holderOf(drawn, food)
    const own = ownLayer(food)
    const piece = drunk.includes(food.kind) ? null : pieceOfFood(food)
    if (holder && piece) holder.layer = withPiece(holder.layer, piece)
    else if (!holder && own) beside.push(own)
  }
  const own = drawn.map(({ layer }) => layer)
  return [
    ...own.filter((layer) => !(formOf(layer.form)?.pile && layer.pieces.length === 0)),
    ...beside,
  ]
}

const sameLayer = (a: Layer, b: Layer) => writePicture(only(a)) === writePicture(only(b))
const only = (layer: Layer) => ({ boxed: false, variant: false, layers: [layer] })

/** A plate in the words that it is drawn from, by what is really on it; an empty plate where nothing is known. */
export function describePicture(parts: readonly DrawnPart[], boxed = false): string {
  const layers: Layer[] = []
  // Of each part its first thing, and then what more there is room for.
  const all = parts.map(layersOf)
  const ordered = [
    ...all.map(([first]) => first).filter((one) => one !== undefined),
    ...all.flatMap(([, ...more]) => more),
  ]
  for (const layer of ordered) {
    if (layers.length < mostLayers && !layers.some((one) => sameLayer(one, layer)))
      layers.push(layer)
  }
  if (layers.length === 0) return emptyPlate
  return writePicture({ boxed, variant: parts.some(({ variant }) => variant === true), layers })
}

export const emptyPlate = 'pile'
