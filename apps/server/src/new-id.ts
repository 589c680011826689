import { v7, validate } from 'uuid'

/** A UUIDv7: sorts by the time at which it was made. */
export const newId = (now: Date): string => v7({ msecs: now.getTime() })

export const isId = (text: string): boolean => validate(text)
