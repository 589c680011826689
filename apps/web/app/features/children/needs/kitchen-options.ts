import { limits } from '@brightplate/contract/limits'
import * as words from '#words/children/needs'

/** As we plan for most families; an option must have a value, and a form that says nothing has none. */
export const usual = 'usual'

/** How a parent would say it. */
export const weekdayOptions = [
  { value: usual, label: words.usualMinutes({ minutes: limits.usualWeekdayMinutes }) },
  { value: '15', label: words.asLittle },
  { value: '25', label: words.twentyFiveMinutes },
  { value: '50', label: words.fiftyMinutes },
  { value: '90', label: words.likeToCook },
]

export const weekendOptions = [
  { value: usual, label: words.usualMinutes({ minutes: limits.usualWeekendMinutes }) },
  { value: '20', label: words.twentyMinutes },
  { value: '45', label: words.fortyFiveMinutes },
  { value: '120', label: words.twoHours },
]

export const cookedOptions = [
  { value: usual, label: words.usualTimes({ times: limits.usualCookedMeals }) },
  { value: '2', label: words.twiceAWeek },
  { value: '4', label: words.fourTimesAWeek },
  { value: '14', label: words.twiceADay },
]

interface KitchenOption {
  value: string
  label: string
}

/** The options with what was said in other words than ours. */
export const withGivenValue = (
  options: KitchenOption[],
  given: string,
  unit: 'minutes' | 'times',
): KitchenOption[] =>
  options.some(({ value }) => value === given)
    ? options
    : [...options, { value: given, label: words.otherFigure({ count: given, unit }) }]
