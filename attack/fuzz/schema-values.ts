import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'

/** A schema as an OpenAPI 3.1 document writes it; read loosely, for what is drawn need not be right. */
export type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const numberOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Hostile texts that the schema's lengths allow: a NUL is as good a name as any. */
function textsOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'date') {
    const min = new Date('2026-01-01')
    const max = new Date('2027-12-31')
    const near = fc.date({ min, max, noInvalidDate: true }).map((one) => one.toISOString())
    return fc.oneof(
      { arbitrary: near.map((one) => one.slice(0, 10)), weight: 3 },
      { arbitrary: fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31'), weight: 1 },
    )
  }
  if (schema.format === 'uuid') return fc.uuid()
  const most = numberOf(schema.maxLength, 200)
  const least = numberOf(schema.minLength, 0)
  const fits = (text: string) => text.length >= least && text.length <= most
  const plain = ['milk', 'peanuts', 'better sleep', 'kim@example.com', 'crunchy foods'].filter(fits)
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.min(most, least + 30) }),
    fc.constantFrom(...(plain.length > 0 ? plain : ['x'.repeat(least)])),
    hostileText.map((text) => text.slice(0, most).padEnd(least, 'x')),
  )
}

function numbersOf(schema: Schema): fc.Arbitrary<unknown> {
  const least = Math.ceil(numberOf(schema.minimum, -5))
  const most = Math.floor(numberOf(schema.maximum, 20))
  const near = fc.integer({ min: Math.max(least, -5), max: Math.max(least, Math.min(most, 20)) })
  return fc.oneof(
    { arbitrary: near, weight: 6 },
    { arbitrary: fc.constantFrom(least, most), weight: 1 },
  )
}

const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, property]) =>
    isSchema(property) ? [[name, property] satisfies [string, Schema]] : [],
  )

const choicesOf = (schema: Schema) =>
  [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)].filter(isSchema)

/** Values that are right for a property by its name: ids that exist, a password, a Monday. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

type Draw = (schema: Schema) => fc.Arbitrary<unknown>

/** The object's properties; optional ones are there or not. */
function objectOf(schema: Schema, draw: (name: string, property: Schema) => fc.Arbitrary<unknown>) {
  const required = listOf(schema.required)
  const drawn: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, property] of propertiesOf(schema)) {
    const value = draw(name, property)
    drawn[name] = required.includes(name) ? value : fc.option(value, { nil: undefined })
  }
  return fc.record(drawn)
}

/** Draws values that a schema allows, and values that it does not. */
export function drawingWith(known: KnownValues): { right: Draw; wrong: Draw } {
  const named = (name: string, property: Schema) => {
    const values = known[name] ?? []
    return values.length === 0
      ? right(property)
      : fc.oneof(
          { arbitrary: fc.constantFrom<unknown>(...values), weight: 3 },
          { arbitrary: right(property), weight: 1 },
        )
  }

  const right: Draw = (schema) => {
    const choices = choicesOf(schema)
    if (choices.length > 0) return fc.oneof(...choices.map(right))
    if (Array.isArray(schema.type)) {
      return fc.oneof(...schema.type.map((type: unknown) => right({ ...schema, type })))
    }
    if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum)
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.type === 'string') return textsOf(schema)
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'null') return fc.constant(null)
    if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema)
    if (schema.type === 'array') {
      return fc.array(isSchema(schema.items) ? right(schema.items) : hostileValue, { maxLength: 4 })
    }
    if (schema.type === 'object') return objectOf(schema, named)
    return hostileValue
  }

  /** Right but for one place, at any depth, where something hostile stands. */
  const wrong: Draw = (schema) => {
    const deeper: fc.Arbitrary<unknown>[] = propertiesOf(schema).map(([broken]) =>
      objectOf(schema, (name, property) =>
        name === broken ? wrong(property) : named(name, property),
      ),
    )
    if (schema.type === 'array' && isSchema(schema.items)) {
      deeper.push(fc.tuple(right(schema.items), wrong(schema.items)))
    }
    if (deeper.length === 0) return hostileValue
    return fc.oneof(
      { arbitrary: fc.oneof(...deeper), weight: 8 },
      { arbitrary: hostileValue, weight: 1 },
    )
  }

  return { right, wrong }
}
