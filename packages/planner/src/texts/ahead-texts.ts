import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const minutesOf = (value: Params[string] | undefined): string =>
  value === 1 ? '1 minute' : `${value} minutes`

/** What may be done on the evening or the weekend before. */
export const aheadTexts = {
  'ahead.thaw': ({ source, meal }: Params) =>
    `For ${meal}, move what was frozen of ${source} from the freezer to the fridge.`,
  'ahead.evening': ({ meal, dish, minutes }: Params) =>
    `For ${meal}, ${dish}: about ${minutesOf(minutes)} of its work can be done now.`,
  'ahead.overnight': ({ meal, dish }: Params) =>
    `For ${meal}, ${dish}: begin now, as it stands overnight.`,
  'ahead.cut': ({ foods }: Params) =>
    `Cut as the recipe says, and keep covered in the fridge: ${listOf(foods)}.`,
  'ahead.under-water': ({ foods }: Params) =>
    `Cut as the recipe says, and keep in a bowl of cold water in the fridge: ${listOf(foods)}.`,
  'ahead.keep': ({ keep }: Params) => `Keep ${keep}.`,
  'ahead.cool-and-keep': ({ keep }: Params) => `Cool it within 2 hours, and keep ${keep}.`,
  'ahead.on-the-day': ({ sentence }: Params) => String(sentence),
  'ahead.batch': ({ meals, dish }: Params) =>
    `${capital(String(dish))}, for ${listOf(meals)}, can be cooked now.`,
  'ahead.batch-fridge': () => 'Cool it, and put it in the fridge within 2 hours.',
  'ahead.serve': ({ step }: Params) => `On the day: ${step}`,
  'ahead.warm': ({ warm, minutes, instead }: Params) =>
    `${warm} That takes ${minutesOf(minutes)} of work in place of ${instead}.`,
}
