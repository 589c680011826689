import { describe, expect, it } from 'vitest'
import { localMoment } from './local-moment.ts'

const dinner = 18 * 60

describe('a time of the family', () => {
  it.each([
    ['2026-11-26', 'UTC', '2026-11-26T18:00:00.000Z'],
    ['2026-11-26', 'America/Los_Angeles', '2026-11-27T02:00:00.000Z'],
    // Clocks are set back on 2026-11-01 and forward on 2026-03-08.
    ['2026-10-31', 'America/New_York', '2026-10-31T22:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T23:00:00.000Z'],
    ['2026-03-07', 'America/New_York', '2026-03-07T23:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T22:00:00.000Z'],
    ['2026-11-26', 'Asia/Kathmandu', '2026-11-26T12:15:00.000Z'],
    ['2026-11-26', 'Pacific/Kiritimati', '2026-11-26T04:00:00.000Z'],
    ['2026-11-26', 'Pacific/Pago_Pago', '2026-11-27T05:00:00.000Z'],
  ])('of %s in %s is %s', (date, timeZone, expected) => {
    expect(localMoment(date, dinner, timeZone).toISOString()).toBe(expected)
  })

  it.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago'])(
    'is shown by the clocks of %s on every day of a year',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      for (let day = 0; day < 366; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        for (const minutes of [450, dinner]) {
          const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
          expect(clock.format(localMoment(date, minutes, timeZone))).toBe(`${date} ${time}`)
        }
      }
    },
  )

  it('is refused for a zone that nobody knows', () => {
    expect(() => localMoment('2026-11-26', dinner, 'Moon/Sea')).toThrow(RangeError)
  })
})
