import * as words from '#words/ui/words'

interface TimedDish {
  eaten_out?: true | undefined
  prep_time?: string | undefined
  total_minutes?: number | undefined
  active_minutes?: number | undefined
}

/** Past this many minutes, hours read better. */
const readableMinutes = 120

function hours(minutes: number): string {
  const rest = minutes % 60
  const whole = Math.floor(minutes / 60)
  return rest > 0
    ? words.hoursAndMinutes({ hours: whole, minutes: rest })
    : words.hours({ hours: whole })
}

/** "15 minutes", or "6 h 10 min, 10 min of work"; null where nothing is known. */
export function prepTime(dish: TimedDish): string | null {
  const { prep_time, total_minutes, active_minutes, eaten_out } = dish
  if (eaten_out) return null
  if (total_minutes !== undefined && total_minutes > readableMinutes) {
    const time = hours(total_minutes)
    return active_minutes === undefined
      ? time
      : words.timeAndWork({ time, minutes: active_minutes })
  }
  return (
    prep_time ?? (total_minutes === undefined ? null : words.minutes({ minutes: total_minutes }))
  )
}

/** The same in a row's few words: "15 min". */
export function shortPrepTime(dish: TimedDish): string | null {
  const { total_minutes, prep_time, eaten_out } = dish
  if (eaten_out) return null
  if (total_minutes === undefined) return prep_time ?? null
  return total_minutes > readableMinutes
    ? hours(total_minutes)
    : words.shortMinutes({ minutes: total_minutes })
}
