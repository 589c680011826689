import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import * as words from '#localized/errors'
import { AppError } from '../../errors.ts'

/** Nothing was eaten on a day that has begun nowhere on earth. Throws `invalid_input`. */
export function requireDayCame(date: string, now: Date, field: string): void {
  if (date <= daysLater(plainDateOf(now), 1)) return
  const detail = words.dayToCome()
  throw new AppError('invalid_input', { detail, fields: { [field]: detail } })
}
