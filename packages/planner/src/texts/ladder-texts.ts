import type { PlainForm } from '@brightplate/foods/plain-foods/plain-food'
import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

/** How a shape, a flavour or a preparation is called after "not" and before it. */
export const formWords: {
  readonly [Property in 'shape' | 'flavour' | 'preparation']: Readonly<
    Record<PlainForm[Property], string>
  >
} = {
  shape: {
    nugget: 'nuggets',
    stick: 'sticks',
    slice: 'slices',
    round: 'rounds',
    ring: 'rings',
    flat: 'flat pieces',
    square: 'squares',
    patty: 'patties',
    ball: 'balls',
    strand: 'strands',
    tube: 'tubes',
    loose: 'loose pieces',
    flake: 'flakes',
    spoon: 'by the spoon',
    scoop: 'scoops',
    whole: 'whole',
    pieces: 'pieces',
    bar: 'bars',
    roll: 'rolls',
    wrap: 'wraps',
    sandwich: 'a sandwich',
    pouch: 'from a pouch',
    drink: 'a drink',
  },
  flavour: { plain: 'plain', sweet: 'sweet', salty: 'salty', sour: 'sour', strong: 'strong' },
  preparation: {
    'as-bought': 'as bought',
    raw: 'raw',
    boiled: 'boiled',
    baked: 'baked',
    fried: 'fried',
    breaded: 'in a coating',
    toasted: 'toasted',
    grilled: 'grilled',
    mashed: 'mashed',
    melted: 'melted',
    assembled: 'put together',
    mixed: 'mixed',
    blended: 'blended',
    dried: 'dried',
    frozen: 'frozen',
  },
}

/** What a plan says of small steps. */
export const ladderTexts = {
  'ladder.shape': ({ from, to, before, after }: Params) =>
    `A small step from ${from}: ${to}. What changes is the shape: ${after}, not ${before}.`,
  'ladder.flavour': ({ from, to, before, after }: Params) =>
    `A small step from ${from}: ${to}. What changes is the flavor: ${after}, not ${before}.`,
  'ladder.preparation': ({ from, to, before, after }: Params) =>
    `A small step from ${from}: ${to}. What changes is how it is made: ${after}, not ${before}.`,
  'ladder.brand': ({ from }: Params) =>
    `A small step from ${from}: the same of another brand. What changes is the brand; read its label.`,
  'ladder.kind': ({ from, to }: Params) =>
    `A small step from ${from}: ${to}. What changes is the kind, as its flavor or grain, in the same shape; read its label.`,
  'ladder.read-label': ({ allergens }: Params) =>
    `Such food often holds ${listOf(allergens)}, which your child’s foods do not: choose one whose label names none of it, or ask your clinician first.`,
  'ladder.ask-first': ({ allergens }: Params) =>
    `It holds ${listOf(allergens)}, which your child’s foods do not: ask your clinician first.`,
} as const satisfies Record<string, (params: Params) => string>
