const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60 * 1000

/** How far a time zone is ahead of UTC at a moment. */
function aheadMs(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return local - moment.getTime()
}

/** The moment at which clocks of a time zone show those minutes of a plain date. Throws a `RangeError` for an unknown zone. */
export function localMoment(date: string, minutes: number, timeZone: string): Date {
  const local = new Date(`${date}T00:00:00Z`).getTime() + minutes * minuteMs
  // A day before is on the same side of the clock change, or the second look mends it.
  const guess = local - aheadMs(timeZone, new Date(local - dayMs))
  return new Date(local - aheadMs(timeZone, new Date(guess)))
}
