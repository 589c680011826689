import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from './envelope.ts'

const keyBytes = 32
const base64 = z.base64()
const shape = z.object({ own: base64, children: z.record(z.string(), base64) })

const ofChild = (householdId: string, childId: string) => ['child key', householdId, childId]

/** The keys of one family: its own, and one under it for each child. */
export interface HouseholdKeys {
  householdId: string
  /** For what is about the parents, and for plans that no longer name a child. */
  own: KeyObject
  childIds: readonly string[]
  /** For what is about a child; null once that child was deleted. */
  ofChild: (childId: string) => KeyObject | null
  /** The same with one more child; as they are where the child has one. */
  withChild: (childId: string) => HouseholdKeys
  withoutChild: (childId: string) => HouseholdKeys
  /** All of them as bytes, to be wrapped. */
  toBytes: () => Buffer
}

function build(
  householdId: string,
  own: Buffer,
  children: Readonly<Record<string, string>>,
): HouseholdKeys {
  const ownKey = createSecretKey(own)
  const opened = new Map<string, KeyObject>()
  return {
    householdId,
    own: ownKey,
    childIds: Object.keys(children),
    ofChild: (childId) => {
      const there = opened.get(childId)
      if (there) return there
      const wrapped = children[childId]
      if (wrapped === undefined) return null
      const context = ofChild(householdId, childId)
      const key = createSecretKey(unseal(ownKey, context, Buffer.from(wrapped, 'base64')))
      opened.set(childId, key)
      return key
    },
    withChild: (childId) => {
      if (children[childId] !== undefined) return build(householdId, own, children)
      const wrapped = seal(ownKey, ofChild(householdId, childId), randomBytes(keyBytes))
      return build(householdId, own, { ...children, [childId]: wrapped.toString('base64') })
    },
    withoutChild: (childId) => {
      const { [childId]: _, ...others } = children
      return build(householdId, own, others)
    },
    toBytes: () => Buffer.from(JSON.stringify({ own: own.toString('base64'), children })),
  }
}

export const newHouseholdKeys = (householdId: string): HouseholdKeys =>
  build(householdId, randomBytes(keyBytes), {})

export function readHouseholdKeys(householdId: string, bytes: Buffer): HouseholdKeys {
  const { own, children } = shape.parse(JSON.parse(bytes.toString()))
  return build(householdId, Buffer.from(own, 'base64'), children)
}
