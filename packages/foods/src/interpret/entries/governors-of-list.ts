import { isContent } from '../filler/small-word.ts'
import { type Governor, isGoverning, readTagText, type TagText } from '../tag-text.ts'

const speaksOfFood = (text: TagText, at: number) => isContent(text, at) && !isGoverning(text, at)

const refuses = ({ kind }: Governor) => kind !== 'liking' && kind !== 'everything'

/** "Safe foods" allow, and refuse nothing. */
const forbids = (one: Governor) =>
  refuses(one) && one.kind !== 'allowance-after' && one.kind !== 'allowance-before'

/** Whether anything but a liking is said of the foods of a text. */
export const isGoverned = (typed: string): boolean => readTagText(typed).governors.some(refuses)

/** Whether a text keeps from foods, and does not allow them: a "but" alone does not. */
export const isForbidding = (typed: string): boolean =>
  readTagText(typed).governors.some((one) => forbids(one) && one.kind !== 'turn')

/** Whether a text says of foods that they are liked. */
export const isLiking = (typed: string): boolean =>
  readTagText(typed).governors.some(({ kind }) => kind === 'liking')

/** Whether a text governs, and names nothing itself: "Won't eat:". */
export function isGoverningAlone(typed: string): boolean {
  const text = readTagText(typed)
  return text.governors.some(refuses) && !text.tokens.plain.some((_, at) => speaksOfFood(text, at))
}

/** Whether a text says that foods are liked, and names none: "Safe foods". */
export function isLikingAlone(typed: string): boolean {
  const text = readTagText(typed)
  return (
    text.governors.some(({ kind }) => kind === 'liking') &&
    !text.governors.some(forbids) &&
    !text.tokens.plain.some((_, at) => speaksOfFood(text, at))
  )
}

/** The words of liking that stand before a list: "loves " of "loves milk". */
export function likingBefore(entry: string): string | null {
  const text = readTagText(entry)
  const first = text.tokens.plain.findIndex((_, at) => speaksOfFood(text, at))
  const governor = text.governors.find(({ kind, end }) => kind === 'liking' && end <= first)
  return governor
    ? entry.slice(text.tokens.starts[governor.start], text.tokens.starts[first])
    : null
}

function wordsBefore(entry: string, governs: (one: Governor) => boolean): string | null {
  const text = readTagText(entry)
  const first = text.tokens.plain.findIndex((_, at) => speaksOfFood(text, at))
  const governor = text.governors.find((one) => governs(one) && one.end <= first)
  return governor
    ? entry.slice(text.tokens.starts[governor.start], text.tokens.starts[first])
    : null
}

/** The words that stand before a list and govern it: "no " of "no milk", "avoid: " of "avoid: peanuts". */
export const governingBefore = (entry: string): string | null => wordsBefore(entry, refuses)

/** The words before a list that say that it is eaten no more: "used to eat " of "used to eat eggs". */
export const formerlyBefore = (entry: string): string | null =>
  wordsBefore(entry, ({ kind }) => kind === 'formerly')

/** The words that stand behind a list and govern it: " free" of "egg free". */
export function governingAfter(entry: string): string | null {
  const text = readTagText(entry)
  const last = text.tokens.plain.findLastIndex((_, at) => speaksOfFood(text, at))
  const governor = text.governors.find((one) => refuses(one) && last >= 0 && one.start > last)
  return governor ? entry.slice(text.tokens.ends[last]) : null
}
