const daysAWeek = 7
const daysASheet = 4

/** Which days stand on one sheet: at most four, and of a week as evenly as they go. */
export function sheetsOfDays<Day>(days: readonly Day[]): Day[][] {
  const sheets: Day[][] = []
  for (let from = 0; from < days.length; from += daysAWeek) {
    const week = days.slice(from, from + daysAWeek)
    const each = week.length > daysASheet ? Math.ceil(week.length / 2) : week.length
    for (let at = 0; at < week.length; at += each) sheets.push(week.slice(at, at + each))
  }
  return sheets
}
