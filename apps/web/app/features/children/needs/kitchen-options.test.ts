import { childBody } from '@brightplate/contract/child/child'
import { expect, it } from 'vitest'
import {
  cookedOptions,
  usual,
  weekdayOptions,
  weekendOptions,
  withGivenValue,
} from './kitchen-options.ts'

it('offers only what the contract takes', () => {
  const { kitchen_minutes_weekday, kitchen_minutes_weekend, cooked_meals_week } = childBody.shape
  for (const [field, options] of [
    [kitchen_minutes_weekday, weekdayOptions],
    [kitchen_minutes_weekend, weekendOptions],
    [cooked_meals_week, cookedOptions],
  ] as const) {
    for (const { value } of options) {
      expect(field.safeParse(value === usual ? null : Number(value)).success, value).toBe(true)
    }
  }
})

it('shows what was said in other words', () => {
  expect(withGivenValue(weekdayOptions, '40', 'minutes').at(-1)).toEqual({
    value: '40',
    label: '40 minutes',
  })
  expect(withGivenValue(weekdayOptions, '25', 'minutes')).toBe(weekdayOptions)
})
