import type { Language } from '@brightplate/contract/languages'
import type { SharedDay, SharedMeal } from '@brightplate/contract/sharing/shared-page'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFeed } from './calendar-feed.ts'

const dinner = (name: string, language: Language = 'en-US'): SharedMeal => ({
  slot: 'dinner',
  state: 'planned',
  language,
  name,
  picture: null,
  minutes: 20,
  people: 1,
  ingredients: ['1 cup milk'],
  steps: ['Cook it.'],
  plate: [],
})

const feed = (days: SharedDay[], timeZone = 'America/New_York', language: Language = 'en-US') =>
  calendarFeed(days, {
    language,
    linkId: '0193e8a0-0000-7000-8000-000000000001',
    childName: 'Leo; the “2nd”, \\ once',
    timeZone,
    now: new Date('2026-11-20T09:00:00Z'),
  })

interface ReadEvent {
  uid: string
  summary: string
  start: string
  end: string
}

/** The events of a feed, as ical.js (Mozilla) and node-ical read them. */
function readByOthers(text: string): Record<string, ReadEvent[]> {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const mozilla = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
  const node = Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) => {
    if (one?.type !== 'VEVENT' || !one.end) return []
    return [
      {
        uid: one.uid,
        summary: String(one.summary),
        start: one.start.toISOString(),
        end: one.end.toISOString(),
      },
    ]
  })
  return { 'ical.js': mozilla, 'node-ical': node }
}

const awkward = [
  'Rice; beans, and corn',
  'Mac & cheese, with a \\ in it',
  'Pizza: "half", 1/2',
  'Ñoquis con jamón, ácido; 餃子',
  `A name ${'so long that its line is folded '.repeat(6)}`.trim(),
]

describe('the feed of a calendar, read by other programs', () => {
  it.each(awkward)('keeps every mark of a dish: %s', (name) => {
    for (const [by, events] of Object.entries(
      readByOthers(feed([{ date: '2026-11-26', meals: [dinner(name)] }])),
    )) {
      expect(events, by).toHaveLength(1)
      expect(events[0]?.summary, by).toBe(`Dinner: ${name}`)
    }
  })

  it('has meals at the times of the family on both sides of a clock change', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-02'].map((date) => ({
      date,
      meals: [dinner('Rice')],
    }))
    for (const [by, events] of Object.entries(readByOthers(feed(days)))) {
      expect(
        events.map(({ start }) => start),
        by,
      ).toEqual([
        '2026-10-31T22:00:00.000Z',
        '2026-11-01T23:00:00.000Z',
        '2026-11-02T23:00:00.000Z',
      ])
      expect(new Set(events.map(({ uid }) => uid)).size, by).toBe(3)
    }
  })

  it('tells no ingredient, allergy or diet', () => {
    const meals = [
      dinner('Dairy-free and egg-free waffles'),
      { slot: 'lunch', state: 'unfit' } as const,
    ]
    const text = feed([{ date: '2026-11-26', meals }])
    expect(text).not.toMatch(/milk|dairy|egg|allerg|free|unfit/i)
    const { 'ical.js': events = [] } = readByOthers(text)
    expect(events.map(({ summary }) => summary)).toEqual(['Dinner: Waffles', 'Lunch: see the plan'])
  })

  it('says the same in Spanish, and tells as little', () => {
    const meals: SharedMeal[] = [
      dinner('Waffles sin gluten ni lácteos y sandía sin semillas', 'es-US'),
      { slot: 'lunch', state: 'unfit' },
    ]
    const text = feed([{ date: '2026-11-26', meals }], 'America/New_York', 'es-US')
    const { 'ical.js': events = [] } = readByOthers(text)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Cena: Waffles y sandía sin semillas',
      'Almuerzo: vea el plan',
    ])
    expect(text).toContain('Comidas de Leo')
  })

  it('has no event for a meal that is eaten elsewhere, and is a calendar without any', () => {
    const text = feed([{ date: '2026-11-26', meals: [{ slot: 'lunch', state: 'eaten_out' }] }])
    expect(readByOthers(text)).toEqual({ 'ical.js': [], 'node-ical': [] })
    expect(new ICAL.Component(ICAL.parse(text)).name).toBe('vcalendar')
  })

  it('asks to be fetched hourly, and ends each line as the standard says, none longer than 75 octets', () => {
    const text = feed([{ date: '2026-11-26', meals: [dinner(awkward.join(' '))] }])
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
    for (const line of text.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  })
})
