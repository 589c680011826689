import { limits } from '@brightplate/contract/limits'

/** As we plan for most families; an option must have a value, and a form that says nothing has none. */
export const usual = 'usual'

/** How a parent would say it. */
export const weekdayOptions = [
  { value: usual, label: `Up to ${limits.usualWeekdayMinutes} minutes, as usual` },
  { value: '15', label: 'As little as can be: 15 minutes' },
  { value: '25', label: '25 minutes' },
  { value: '50', label: '50 minutes' },
  { value: '90', label: 'We like to cook: 90 minutes' },
]

export const weekendOptions = [
  { value: usual, label: `Up to ${limits.usualWeekendMinutes} minutes, as usual` },
  { value: '20', label: '20 minutes' },
  { value: '45', label: '45 minutes' },
  { value: '120', label: '2 hours' },
]

export const cookedOptions = [
  { value: usual, label: `Up to ${limits.usualCookedMeals} times a week, as usual` },
  { value: '2', label: 'Twice a week' },
  { value: '4', label: '4 times a week' },
  { value: '14', label: 'Twice a day' },
]

interface KitchenOption {
  value: string
  label: string
}

/** The options with what was said in other words than ours. */
export const withSaid = (options: KitchenOption[], said: string, unit: string): KitchenOption[] =>
  options.some(({ value }) => value === said)
    ? options
    : [...options, { value: said, label: `${said} ${unit}` }]
