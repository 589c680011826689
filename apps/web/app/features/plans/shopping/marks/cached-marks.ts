import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { lastingStorage } from '../../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../../api/storage/user-storage.ts'
import { mergeMarks } from './merge-marks.ts'

export interface CachedMarks {
  /** As the server said last. */
  known: ShoppingMark[]
  /** Made here, and not with the server yet. */
  queue: ShoppingMark[]
}

const none: CachedMarks = { known: [], queue: [] }

function parsed<Shape>(text: string | null, otherwise: Shape): Shape {
  try {
    // Written by this app alone, for this user.
    return text === null ? otherwise : JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** Ticks that a device kept before the household shared them. */
function ticksOfBefore(text: string | null): ShoppingMark[] {
  const lines: unknown = parsed<unknown>(text, [])
  return (Array.isArray(lines) ? lines : []).flatMap((line): ShoppingMark[] =>
    typeof line === 'string'
      ? [{ line, state: 'in_cart', lasting: false, changed_at: new Date(0).toISOString() }]
      : [],
  )
}

/** The marks of a plan's list on this device. */
export function cachedMarks(userId: string, planId: string, storage = lastingStorage) {
  const storageOfUser = userStorage(storage, userId)
  const key = `marks.${planId}`
  return {
    read: (): CachedMarks => {
      const { known = [], queue = [] } = parsed<Partial<CachedMarks>>(storageOfUser.read(key), none)
      return {
        known,
        queue: mergeMarks(ticksOfBefore(storageOfUser.read(`ticks.${planId}`)), queue),
      }
    },
    write: (marks: CachedMarks) => {
      storageOfUser.write(key, JSON.stringify(marks))
      storageOfUser.remove(`ticks.${planId}`)
    },
  }
}
