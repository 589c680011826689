import { expect, it } from 'vitest'
import { readyIn } from './ready-in.ts'

it.each([
  [null, 10, 'Ready in 10 minutes.'],
  [null, 11, undefined],
  [null, 0, undefined],
  [30, 30, 'Ready in 30 minutes.'],
  [30, 31, undefined],
  [null, 1, 'Ready in 1 minute.'],
])('with %s weekday minutes says of a meal that takes %i: %s', (weekdayMinutes, minutes, text) => {
  expect(readyIn(minutes, { weekdayMinutes })[0]?.text).toBe(text)
})
