import type { Food } from '@brightplate/foods/food'

type Named = Pick<Food, 'name' | 'plural'>

const label = /,? labelled .*$/

/** "waffles", "hash browns"; not "hummus" nor "canned peaches in juice". */
const isPluralName = (name: string): boolean => /[^\W\dius]s$/.test(name.replace(label, ''))

/** Whether so many of it can be said: "2 waffles", "2 bagels", and no two fried chickens. */
export const isCountedByName = ({ name, plural }: Named): boolean =>
  plural !== undefined || isPluralName(name)

/** "cookie" of "cookies", "pastry" of "pastries", "sandwich" of "sandwiches". */
function singularOf(named: string): string {
  const name = named.replace(label, '')
  return `${singularWord(name)}${named.slice(name.length)}`
}

function singularWord(name: string): string {
  if (/(?:[rtdlp])ies$/.test(name)) return name.replace(/ies$/, 'y')
  return /(?:ch|sh|ss|x|[^aeiou]o)es$/.test(name) ? name.slice(0, -2) : name.slice(0, -1)
}

/** A food as it stands after a number: "1 waffle", "1 1/2 bagels", and "slices" once. */
export function nameInNumber(
  { name, plural = name }: Named,
  isMany: boolean,
  text: string,
): string {
  if (/\bslices?$/.test(text)) return name.replace(/\bsliced /, '').replace(/ slices?$/, '')
  if (isMany) return plural
  return plural === name && isPluralName(name) && /\d$/.test(text) ? singularOf(name) : name
}
