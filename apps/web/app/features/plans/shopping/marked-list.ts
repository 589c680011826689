import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { language } from '#words/language'
import {
  type ListedData,
  type ShoppingLine,
  type ShoppingTrip,
  shoppingTrips,
  stapleLines,
} from './shopping-trips.ts'

export interface MarkedList {
  /** What is still to be bought, ticked or not. */
  trips: ShoppingTrip[]
  /** Lines that the family wrote itself. */
  own: ShoppingLine[]
  /** On the list, and at home already. */
  atHome: ShoppingLine[]
  /** Likewise, said for an earlier plan: to be looked for again, as it may be eaten. */
  atHomeBefore: ShoppingLine[]
  /** What a home has: to be looked for. */
  staples: ShoppingLine[]
}

const ownLine = ({ line, text = line }: ShoppingMark): ShoppingLine => ({
  id: line,
  name: text,
  buy: '',
  needed: null,
  keeping: null,
  foods: [],
})

/** Lines that the family wrote, by the words that they were given last. */
function ownLines(ofPlan: readonly ShoppingMark[], ofHome: readonly ShoppingMark[]) {
  const home = new Map(ofHome.map((mark) => [mark.line, mark]))
  const written = [...ofHome, ...ofPlan].filter(({ text }) => text !== undefined)
  const latest = [...new Map(written.map((mark) => [mark.line, mark])).values()]
    .filter(({ line, state }) => state !== 'removed' && home.get(line)?.state !== 'removed')
    .sort((a, b) => (a.text ?? '').localeCompare(b.text ?? '', language))
  const isHad = ({ line }: ShoppingMark) => home.get(line)?.state === 'at_home'
  return {
    own: latest.filter((mark) => !isHad(mark)).map(ownLine),
    ownAtHome: latest.filter(isHad).map(ownLine),
  }
}

interface ListOptions {
  /** Foods that no dish needs that is still eaten. */
  leftOut?: ReadonlySet<string>
  /** When the plan was made: what was said of a home before is to be looked for again. */
  madeAt?: string
}

/** The list of a plan as the family marked it. */
export function markedList(
  data: ListedData,
  marks: readonly ShoppingMark[],
  { leftOut = new Set(), madeAt = '' }: ListOptions = {},
): MarkedList {
  const ofPlan = marks.filter(({ lasting }) => !lasting)
  const ofHome = marks.filter(({ lasting }) => lasting)
  const atHome = ({ state }: ShoppingMark) => state === 'at_home'
  const now = new Set(
    [
      ...ofPlan.filter(atHome),
      ...ofHome.filter((one) => atHome(one) && one.changed_at >= madeAt),
    ].map(({ line }) => line),
  )
  const had = new Set([...now, ...ofHome.filter(atHome).map(({ line }) => line)])
  const all = shoppingTrips(data, leftOut)
  const isHad = ({ id }: ShoppingLine) => had.has(id)
  const off = all.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => lines.filter(isHad)))
  const { own, ownAtHome } = ownLines(ofPlan, ofHome)
  return {
    trips: all
      .map(({ trip, aisles }) => ({
        trip,
        aisles: aisles
          .map(({ lines, ...aisle }) => ({ ...aisle, lines: lines.filter((line) => !isHad(line)) }))
          .filter(({ lines }) => lines.length > 0),
      }))
      .filter(({ aisles }) => aisles.length > 0),
    own,
    atHome: [...off.filter(({ id }) => now.has(id)), ...ownAtHome],
    atHomeBefore: off.filter(({ id }) => !now.has(id)),
    // Its pack is only bought where it is missing.
    staples: stapleLines(data, leftOut).map((line) => ({ ...line, buy: '' })),
  }
}
