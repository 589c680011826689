import type { PlainForm } from './plain-food.ts'

const properties = [
  'textures',
  'flavour',
  'preparation',
  'shape',
  'temperature',
  'colour',
] as const satisfies readonly (keyof PlainForm)[]

const isSame = (a: PlainForm, b: PlainForm, property: keyof PlainForm) =>
  property === 'textures'
    ? a.textures.length === b.textures.length &&
      a.textures.every((texture) => b.textures.includes(texture))
    : a[property] === b[property]

/** The properties by which two plain foods differ; the order in which textures stand says nothing. */
export const formDifferences = (a: PlainForm, b: PlainForm): readonly (keyof PlainForm)[] =>
  properties.filter((property) => !isSame(a, b, property))
