import { expect, it } from 'vitest'
import { keptSince, type PlanSpan, plansToErase } from './plans-to-erase.ts'

const plan = (id: string, startDate: string, more: Partial<PlanSpan> = {}): PlanSpan => ({
  id,
  childId: 'a',
  nameless: false,
  startDate,
  durationDays: 7,
  ...more,
})
const idsOf = (plans: readonly PlanSpan[], since: string) =>
  plansToErase(plans, since).map(({ id }) => id)

it('erases what ended before the day, and nothing of which a day is kept', () => {
  // Its last day is the 7th.
  const plans = [plan('1', '2026-03-01'), plan('2', '2026-03-02'), plan('9', '2026-11-01')]
  expect(idsOf(plans, '2026-03-07')).toEqual([])
  expect(idsOf(plans, '2026-03-08')).toEqual(['1'])
  expect(idsOf(plans, '2026-03-09')).toEqual(['1', '2'])
  expect(idsOf([plan('1', '2026-03-01', { durationDays: 14 }), ...plans], '2026-03-14')).toEqual([
    '1',
    '2',
  ])
})

it('keeps the newest plan of each child, however old', () => {
  const plans = [
    plan('1', '2020-01-01'),
    plan('2', '2020-02-01'),
    plan('3', '2020-01-01', { childId: 'b' }),
  ]
  expect(idsOf(plans, '2026-01-01')).toEqual(['1'])
  expect(idsOf([...plans].reverse(), '2026-01-01')).toEqual(['1'])
})

it('keeps the newest by when it was made, not by its days', () => {
  const plans = [plan('1', '2020-05-01'), plan('2', '2020-01-01')]
  expect(idsOf(plans, '2026-01-01')).toEqual(['1'])
})

it('keeps none of a child that was deleted', () => {
  const plans = [plan('1', '2020-01-01', { nameless: true })]
  expect(idsOf(plans, '2026-01-01')).toEqual(['1'])
})

it('counts months by the calendar', () => {
  expect(keptSince('2026-11-28', 3)).toBe('2026-08-28')
  expect(keptSince('2026-11-28', 24)).toBe('2024-11-28')
})
