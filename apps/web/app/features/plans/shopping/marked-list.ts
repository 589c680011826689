import type { PlanData } from '@brightplate/contract/plan-data'
import type { ShoppingMark } from '@brightplate/contract/shopping-mark'
import {
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
  /** What a home has: to be looked for. */
  staples: ShoppingLine[]
}

const ownLine = ({ line, text = line }: ShoppingMark): ShoppingLine => ({
  id: line,
  name: text,
  buy: '',
  needed: null,
  keeping: null,
})

/** The list of a plan as the family marked it, without the foods in `leftOut`. */
export function markedList(
  data: Pick<PlanData, 'shopping_list' | 'shopping_items' | 'staples'>,
  marks: readonly ShoppingMark[],
  leftOut: ReadonlySet<string> = new Set(),
): MarkedList {
  const ofPlan = marks.filter(({ lasting }) => !lasting)
  const had = new Set(ofPlan.flatMap(({ line, state }) => (state === 'at_home' ? line : [])))
  const all = shoppingTrips(data, leftOut)
  const isHad = ({ id }: ShoppingLine) => had.has(id)
  return {
    trips: all
      .map(({ trip, aisles }) => ({
        trip,
        aisles: aisles
          .map(({ name, lines }) => ({ name, lines: lines.filter((line) => !isHad(line)) }))
          .filter(({ lines }) => lines.length > 0),
      }))
      .filter(({ aisles }) => aisles.length > 0),
    own: ofPlan
      .filter(({ text, state }) => text !== undefined && state !== 'removed')
      .map(ownLine)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    atHome: all.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => lines.filter(isHad))),
    // Its pack is only bought where it is missing.
    staples: stapleLines(data, leftOut).map((line) => ({ ...line, buy: '' })),
  }
}
