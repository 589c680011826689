import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { planFileName } from '../plan-file-name.ts'
import { planCalendar } from './plan-calendar.ts'

/** Lines of an iCalendar file, folded ones put together (RFC 5545, 3.1), commas and breaks unescaped. */
const linesOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\,', ','))

const valuesOf = (file: string, name: string) =>
  linesOf(file)
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1))

const withoutList = (changes: Parameters<typeof buildPlan>[0] = {}) =>
  buildPlan(changes, { shopping_list: [] })

describe('the plan as a calendar file', () => {
  it('holds an all-day event a day, on the date of the plan', () => {
    const file = planCalendar(withoutList())
    expect(valuesOf(file, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT'])
    expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20261123')
    expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20261124')
    expect(valuesOf(file, 'SUMMARY')).toEqual(['Dinner: Pasta bake', 'Dinner: Pasta bake'])
  })

  it('names every dish and what they were checked against', () => {
    const [first = ''] = valuesOf(planCalendar(withoutList()), 'DESCRIPTION')
    expect(first.split('\n')).toEqual([
      'Breakfast: Porridge (10 minutes)',
      'Snack: Apple slices (10 minutes)',
      'Lunch: Soup (10 minutes)',
      'Snack: Popcorn (10 minutes)',
      'Juice: Orange juice (10 minutes)',
      'Dinner: Pasta bake (10 minutes)',
      'Checked against milk and peanut by ingredient. Read every label.',
    ])
  })

  it('keeps its events when it is taken into a calendar again', () => {
    const uids = (revision: number) => valuesOf(planCalendar(buildPlan({ revision })), 'UID')
    expect(uids(1)).toEqual(uids(2))
    expect(new Set(uids(1)).size).toBe(3)
  })

  it('leaves out a dish that no longer fits', () => {
    const warnings = [{ day: 1, slot: 'dinner', dish: 'Pasta bake', text: '' } as const]
    const file = planCalendar(withoutList({ warnings }))
    expect(valuesOf(file, 'SUMMARY')).toEqual(['Meals of the day', 'Dinner: Pasta bake'])
    expect(valuesOf(file, 'DESCRIPTION')[0]).not.toContain('Pasta bake')
  })

  it('holds the trip to the shop as an event of a whole day', () => {
    const file = planCalendar(buildPlan())
    expect(valuesOf(file, 'SUMMARY')).toContain('Shop for Robin’s plan: 1 line')
    expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20261122')
    expect(valuesOf(file, 'DESCRIPTION')[0]).toMatch(/^- apples: 2\n/u)
  })

  it('leaves out days without a date', () => {
    expect(planCalendar(buildPlan({}, { days: [buildDay(1)] }))).not.toContain('VEVENT')
  })

  it('is named after the first day of the plan', () => {
    expect(planFileName(buildPlan(), 'ics')).toBe('meal-plan-2026-11-23.ics')
    expect(planFileName(buildPlan({}, { days: [] }), 'txt')).toBe('shopping-list-2026-11-22.txt')
  })
})
