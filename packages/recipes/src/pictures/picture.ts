/** A thing with its colour, both by their names in the tables: `carrot` coins. */
export interface Look {
  piece: string
  colour: string
}

/** One thing on a plate: its form, its colour where that is not the form's own, and what is seen in or on it. */
export interface Layer {
  form: string
  colour: string | null
  pieces: readonly Look[]
}

/** A dish or plate as it is drawn. As text `nuggets_fries_pile.dot-pea`, which is its address too. */
export interface Picture {
  /** Packed to be taken along. */
  boxed: boolean
  /** Made otherwise than the ordinary food: free of gluten, without milk. */
  variant: boolean
  layers: readonly Layer[]
}

export const mostLayers = 4
export const mostPieces = 3

const box = 'box'
const variantMark = 'variant'

const writeLayer = ({ form, colour, pieces }: Layer): string =>
  [
    colour === null ? form : `${form}-${colour}`,
    ...pieces.map((look) => `${look.piece}-${look.colour}`),
  ].join('.')

export const writePicture = ({ boxed, variant, layers }: Picture): string =>
  [...(boxed ? [box] : []), ...layers.map(writeLayer), ...(variant ? [variantMark] : [])].join('_')

/** A layer as it is written: `pizza-tomato.coin-chili`; null for what is none. */
export function readLayer(text: string): Layer | null {
  if (!/^[a-z]+(-[a-z]+)?(\.[a-z]+-[a-z]+)*$/.test(text)) return null
  const [base = '', ...rest] = text.split('.')
  const [form = '', colour = null] = base.split('-')
  const pieces = rest.flatMap((one): Look[] => {
    const [piece, of] = one.split('-')
    return piece && of ? [{ piece, colour: of }] : []
  })
  return pieces.length > mostPieces ? null : { form, colour, pieces }
}

/** A picture as it is written; null for what is none. */
export function readPicture(text: string): Picture | null {
  const words = text.split('_')
  const boxed = words[0] === box
  const variant = words.at(-1) === variantMark
  const layers = words.slice(boxed ? 1 : 0, variant ? -1 : undefined).map(readLayer)
  const known = layers.filter((one) => one !== null)
  if (known.length < layers.length || known.length === 0 || known.length > mostLayers) return null
  return { boxed, variant, layers: known }
}
