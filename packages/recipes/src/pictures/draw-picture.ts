import { type Layer, type Look, type Picture, readPicture } from './picture.ts'
import type { FormShape } from './picture-tables.ts'
import { colourOf, formOf, pieceOf } from './tables.ts'

const channelAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

function mix(colour: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const one = channelAt(colour, at)
    return one + (channelAt(other, at) - one) * share
  })
  return `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`
}

/** As good as white: what is lighter is not seen on it. */
const isPale = (colour: string) => [1, 3, 5].every((at) => channelAt(colour, at) >= 0xe8)
const lightOf = (colour: string) =>
  isPale(colour) ? mix(colour, '#A39A84', 0.3) : mix(colour, '#FFF9EC', 0.5)
const shadeOf = (colour: string) => mix(colour, '#4A2A12', 0.22)

const paint = (svg: string, colour: string) =>
  svg
    .replaceAll('{c}', colour)
    .replaceAll('{l}', lightOf(colour))
    .replaceAll('{d}', shadeOf(colour))

/** Rims of plates and bowls; one is chosen by the words of the picture. */
const tones = ['#CFE0D4', '#F6D9B4', '#CFDFEA', '#F1D2CB', '#F3E5B2', '#DDD5E8']

function toneOf(text: string): string {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return tones[sum % tones.length] ?? '#CFE0D4'
}

interface Spot {
  x: number
  y: number
  size: number
}

const spot = (x: number, y: number, size: number): Spot => ({ x, y, size })

const placed = (svg: string, { x, y, size }: Spot, box: number) =>
  `<g transform="translate(${x} ${y}) scale(${Number((size / box).toFixed(3))})">${svg}</g>`

function drawPiece({ piece, colour }: Look, at: Spot): string {
  const shape = pieceOf(piece)
  const hex = colourOf(colour)
  return shape && hex ? placed(paint(shape.svg, hex), at, 24) : ''
}

/** Places in a box of 100 by 100. */
const spots = {
  heap: [
    [8, 14],
    [38, 6],
    [66, 16],
    [20, 42],
    [50, 40],
    [4, 64],
    [36, 68],
    [66, 62],
  ],
  inside: [
    [18, 20],
    [58, 16],
    [38, 46],
    [66, 54],
    [14, 56],
    [44, 72],
  ],
  upon: [
    [38, 22],
    [22, 40],
    [56, 42],
    [40, 54],
    [60, 24],
    [26, 58],
  ],
  behind: [
    [12, 30],
    [28, 14],
    [44, 8],
    [60, 14],
    [74, 30],
  ],
  beside: [
    [66, 66],
    [76, 46],
    [58, 78],
  ],
} as const

const sizes: Readonly<Record<keyof typeof spots, number>> = {
  heap: 34,
  inside: 33,
  upon: 28,
  behind: 30,
  beside: 26,
}

const scatter = (pieces: readonly Look[], on: keyof typeof spots) =>
  pieces.length === 0
    ? ''
    : spots[on]
        .map(([x, y], index) => {
          const piece = pieces[index % pieces.length]
          return piece ? drawPiece(piece, spot(x, y, sizes[on])) : ''
        })
        .join('')

/** What lies between the halves of a roll, from above downwards. */
function filling(pieces: readonly Look[]): string {
  const height = 24 / Math.max(2, pieces.length)
  return pieces
    .map(({ piece, colour }, index) => {
      const hex = colourOf(colour) ?? '#FFFFFF'
      const y = 73 - (index + 1) * height
      if (piece === 'leaf') {
        const wave = `M6 ${y + 3}q6-8 12 0t12 0 12 0 12 0 12 0 12 0 12 0v${height - 1}H6z`
        return `<path d="${wave}" fill="${hex}"/>`
      }
      const drips =
        piece === 'cheese' || piece === 'grated'
          ? `<path d="M24 ${y + height - 1}h18l-9 9z" fill="${hex}"/>`
          : ''
      const band = `<rect x="6" y="${y}" width="88" height="${height + 1}" rx="${height / 2.2}"`
      return `${band} fill="${hex}"/><rect x="12" y="${y + 1.5}" width="44" height="2" rx="1" fill="${lightOf(hex)}"/>${drips}`
    })
    .join('')
}

function drawGlass(form: FormShape, colour: string, pieces: readonly Look[]): string {
  const liquid = form.light ? mix(colour, '#FFFDF6', 0.35) : colour
  return [
    '<path d="M24 8h46l-6 82q-1 6-7 6H37q-6 0-7-6z" fill="#DCE8EB" stroke="#B4C8CE" stroke-width="1.5"/>',
    `<path d="M27 24h40l-5 64q0 4-4 4H36q-4 0-4-4z" fill="${liquid}"/>`,
    `<path d="M27 24h40l-.5 6q-20 5-39 0z" fill="${lightOf(liquid)}"/>`,
    '<path d="M34 34l3 44" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
    scatter(pieces, 'beside'),
  ].join('')
}

/** Inside of a circle or a mound. */
const clipped = (svg: string, outline: string, id: number) =>
  `<clipPath id="c${id}">${outline}</clipPath><g clip-path="url(#c${id})">${svg}</g>`

const mound = '<path d="M50 3c22 0 46 12 47 44s-20 50-48 50S2 78 3 48 26 3 50 3z"/>'
const round = '<circle cx="50" cy="50" r="38"/>'

function contents(layer: Layer, form: FormShape): string {
  const colour = colourOf(layer.colour ?? form.colour ?? 'beige') ?? '#E6CFA2'
  const { pieces } = layer
  if (form.drink) return drawGlass(form, colour, pieces)
  if (form.pile) return scatter(pieces, 'heap')
  if (form.layered) return `${filling(pieces)}${paint(form.svg, colour)}`
  if (form.behind) return `${scatter(pieces, 'behind')}${paint(form.svg, colour)}`
  return `${paint(form.svg, colour)}${scatter(pieces, form.fill ? 'inside' : 'upon')}`
}

/** In a box of 100 by 100, beside other things. */
function portion(layer: Layer, id: number): string {
  const form = formOf(layer.form)
  if (!form) return ''
  const inner = contents(layer, form)
  if (!form.fill) return inner
  if (!form.wet) return clipped(inner, mound, id)
  return `<circle cx="50" cy="52" r="47" fill="#C3D3CB"/><circle cx="50" cy="50" r="46" fill="#F7FAF6"/>${clipped(inner, round, id)}`
}

const plates: Readonly<Record<number, readonly Spot[]>> = {
  1: [spot(27, 27, 106)],
  2: [spot(18, 32, 76), spot(82, 66, 62)],
  3: [spot(45, 14, 70), spot(19, 76, 60), spot(82, 76, 60)],
  4: [spot(23, 23, 58), spot(80, 24, 56), spot(24, 80, 56), spot(80, 80, 56)],
}

const boxes: Readonly<Record<number, readonly Spot[]>> = {
  1: [spot(38, 36, 86)],
  2: [spot(16, 44, 70), spot(96, 52, 50)],
  3: [spot(14, 42, 72), spot(98, 28, 46), spot(98, 88, 46)],
  4: [spot(18, 28, 50), spot(92, 28, 50), spot(18, 84, 48), spot(92, 84, 48)],
}

const plate = (tone: string) =>
  `<circle cx="80" cy="83" r="74" fill="#24312D" opacity=".13"/><circle cx="80" cy="80" r="74" fill="#FFFFFF"/><circle cx="80" cy="80" r="70" fill="none" stroke="${tone}" stroke-width="7"/><circle cx="80" cy="80" r="57" fill="${mix(tone, '#FFFFFF', 0.62)}"/>`

const bowl = (tone: string) =>
  `<circle cx="80" cy="84" r="72" fill="#24312D" opacity=".13"/><circle cx="80" cy="80" r="72" fill="${shadeOf(tone)}"/><circle cx="80" cy="79" r="71" fill="${tone}"/><circle cx="80" cy="80" r="60" fill="#FFFDF7"/>`

const lunchBox = (tone: string) =>
  `<rect x="3" y="17" width="154" height="134" rx="26" fill="#24312D" opacity=".13"/><rect x="3" y="12" width="154" height="134" rx="26" fill="${shadeOf(tone)}"/><rect x="3" y="10" width="154" height="132" rx="26" fill="${tone}"/><rect x="12" y="19" width="136" height="114" rx="18" fill="#FFFDF7"/>`

const onTop = (layers: readonly Layer[], at: Readonly<Record<number, readonly Spot[]>>) =>
  layers
    .map((layer, index) => {
      const where = at[layers.length]?.[index]
      return where ? placed(portion(layer, index), where, 100) : ''
    })
    .join('')

function scene({ boxed, layers }: Picture, tone: string): string {
  const [first, ...rest] = layers
  const form = first && formOf(first.form)
  if (!form) return ''
  if (boxed) return `${lunchBox(tone)}${onTop(layers, boxes)}`
  if (rest.length === 0 && form.alone === 'bowl') {
    const inner = form.fill
      ? clipped(
          placed(contents(first, form), spot(20, 20, 120), 100),
          '<circle cx="80" cy="80" r="57"/>',
          0,
        )
      : placed(contents(first, form), spot(32, 30, 96), 100)
    return `${bowl(tone)}${inner}`
  }
  if (rest.length === 0 && form.alone === 'glass') {
    // On a coaster: without it milk is not seen on a white card.
    return `<circle cx="80" cy="82" r="74" fill="${mix(tone, '#FFFFFF', 0.45)}"/><ellipse cx="72" cy="140" rx="40" ry="7" fill="#24312D" opacity=".13"/>${placed(contents(first, form), spot(12, 12, 134), 100)}`
  }
  return `${plate(tone)}${onTop(layers, plates)}`
}

const variantMark =
  '<circle cx="136" cy="24" r="20" fill="#FFFFFF"/><path d="M125 34c-2-13 6-22 22-22 0 15-8 25-22 22z" fill="#4E8A3A"/><path d="M126 33l14-14" stroke="#CFE6B8" stroke-width="2.5"/>'

function isKnown({ layers }: Picture): boolean {
  return layers.every(
    ({ form, colour, pieces }) =>
      formOf(form) !== undefined &&
      (colour === null || colourOf(colour) !== undefined) &&
      pieces.every((one) => pieceOf(one.piece) && colourOf(one.colour)),
  )
}

/** The picture as SVG, 160 by 160; null for words that are no picture. The same words always draw the same. */
export function drawPicture(text: string): string | null {
  const picture = readPicture(text)
  if (!picture || !isKnown(picture)) return null
  const drawn = scene(picture, toneOf(text))
  const mark = picture.variant ? variantMark : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${drawn}${mark}</svg>`
}
