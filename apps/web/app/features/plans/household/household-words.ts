import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
import * as words from '#words/plans/household'
import { wordList } from '../../../ui/words/word-list.ts'
import type { ListedItem } from '../shopping/shopping-trips.ts'

type Named = Pick<HouseholdShopping, 'plans'>

/** "Leo and Mia" */
export const namesOf = ({ plans }: Named): string =>
  wordList(plans.map(({ child_name }) => child_name))

/** The lines of a list with whose they are, where they are not for all. */
export const withWhose = (
  { plans }: Named,
  items: HouseholdShopping['shopping_items'],
): ListedItem[] =>
  items.map(({ plan_ids: ids, ...item }) => {
    const names = plans.flatMap(({ id, child_name }) => (ids.includes(id) ? child_name : []))
    return names.length === plans.length
      ? item
      : { ...item, whose: words.forWhom({ names: wordList(names) }) }
  })

/** What the list does not hold. */
export const leftOutOfHousehold = ({ left_out: left }: HouseholdShopping): string[] =>
  left > 0 ? [words.leftOut] : []

/** What the list buys once, and what twice. */
export function householdNotes(list: HouseholdShopping): string[] {
  const { plans, bought_once: once, eats_of_both: both } = list
  const nameOf = (id: string) => plans.find((one) => one.id === id)?.child_name ?? ''
  return [
    ...(once > 0 ? [words.boughtOnce({ count: once })] : []),
    ...both.map(({ child_name: eater, plan_id }) =>
      words.eatsOfBoth({ eater, child: nameOf(plan_id) }),
    ),
  ]
}
