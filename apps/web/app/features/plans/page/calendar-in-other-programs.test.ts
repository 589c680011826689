import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { planCalendar } from './plan-calendar.ts'

const awkward = [
  'Rice; beans, and corn',
  'Mac & cheese, with a \\ in it',
  'Pizza: "half", 1/2',
  'Ñoquis con jamón, ácido; 餃子',
  `A name ${'so long that its line is folded '.repeat(6)}`.trim(),
]

function planOf(name: string) {
  const day = buildDay(1, '2026-11-23')
  return buildPlan({}, { shopping_list: [], days: [{ ...day, dinner: { ...day.dinner, name } }] })
}

/** Summary and description of the first event, as ical.js (Mozilla) and node-ical read them. */
function readByOthers(file: string): { by: string; summary: string; description: string }[] {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const parsed = Object.values(nodeIcal.sync.parseICS(file)).find((one) => one?.type === 'VEVENT')
  const of = (value: unknown) => String(value ?? '')
  return [
    {
      by: 'ical.js',
      summary: of(event?.getFirstPropertyValue('summary')),
      description: of(event?.getFirstPropertyValue('description')),
    },
    {
      by: 'node-ical',
      summary: of(parsed && 'summary' in parsed ? parsed.summary : ''),
      description: of(parsed && 'description' in parsed ? parsed.description : ''),
    },
  ]
}

describe('the calendar file, read by other programs', () => {
  it.each(awkward)('keeps every mark of a dish: %s', (name) => {
    for (const { by, summary, description } of readByOthers(planCalendar(planOf(name)))) {
      expect(summary, by).toBe(`Dinner: ${name}`)
      expect(description.split('\n'), by).toContain(`Dinner: ${name} (10 minutes)`)
    }
  })

  it('ends each line as the standard says, and none is longer than 75 octets', () => {
    const file = planCalendar(planOf(awkward.join(' ')))
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
    for (const line of file.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  })
})
