import type { ChildTable, GenerateBody } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/eaters/table'

/** What was ticked and unticked, by seat; the rest is as it was for the last plan. */
export type Ticks = ReadonlyMap<string, boolean>

export interface Seat {
  id: string
  label: string
  hint: string
  eats: boolean
}

type Member = ChildTable['members'][number]

const seatOf = ({ child_id }: Member, index: number) => child_id ?? `person ${index}`
const otherSeat = (index: number) => `other ${index}`

const rulesOf = ({ allergies, dietary_preferences }: Member): string =>
  [...allergies, ...dietary_preferences].join(', ') || words.noRules

const labelOf = ({ name, age }: Member): string =>
  name ? words.named({ name, age }) : words.someone({ age })

const othersOf = ({ others, others_eating }: ChildTable, ticks: Ticks) =>
  Array.from({ length: others }, (_, index) => {
    const id = otherSeat(index)
    return { id, index, eats: ticks.get(id) ?? index < others_eating }
  })

const membersOf = ({ members }: ChildTable, ticks: Ticks) =>
  members.map((member, index) => {
    const id = seatOf(member, index)
    return { id, member, eats: ticks.get(id) ?? member.eats }
  })

/** Everyone who may eat with a child, to be ticked. */
export const seatsOf = (table: ChildTable, ticks: Ticks): Seat[] => [
  ...membersOf(table, ticks).map(({ id, member, eats }) => ({
    id,
    label: labelOf(member),
    hint: rulesOf(member),
    eats,
  })),
  ...othersOf(table, ticks).map(({ id, index, eats }) => ({
    id,
    label:
      table.others === 1 ? words.anotherAdult : words.anotherAdultNumber({ number: index + 1 }),
    hint: words.notNamed,
    eats,
  })),
]

/** The choice as it is sent; nothing where everyone of the child's table eats, and nobody else. */
export function chosenTable(
  table: ChildTable,
  ticks: Ticks,
): Pick<GenerateBody, 'eaters' | 'people_at_table'> {
  const members = membersOf(table, ticks)
  const others = othersOf(table, ticks).filter(({ eats }) => eats).length
  const isUsual =
    others === table.others && members.every(({ member, eats }) => eats === member.usual)
  if (isUsual) return {}
  const eaters = members.flatMap(({ member, eats }) => {
    if (!eats) return []
    const { child_id, name, age, allergies, dietary_preferences } = member
    return [child_id ? { child_id } : { name, age, allergies, dietary_preferences }]
  })
  return { eaters, people_at_table: eaters.length + others + 1 }
}
