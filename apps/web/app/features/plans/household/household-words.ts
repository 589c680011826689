import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'
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
    return names.length === plans.length ? item : { ...item, whose: `for ${wordList(names)}` }
  })

/** What the list does not hold. */
export const leftOutOfHousehold = ({ left_out: left }: HouseholdShopping): string[] =>
  left > 0 ? ['Dishes that no longer fit a profile are left out of this list.'] : []

/** What the list buys once, and what twice. */
export function householdNotes(list: HouseholdShopping): string[] {
  const { plans, bought_once: once, eats_of_both: both } = list
  const nameOf = (id: string) => plans.find((one) => one.id === id)?.child_name ?? ''
  return [
    ...(once > 0
      ? [
          once === 1
            ? 'One meal is the same in both plans on one day: it is bought once, in the larger pot.'
            : `${once} meals are the same in both plans on one day: each is bought once, in the larger pot.`,
        ]
      : []),
    ...both.map(
      ({ child_name: eater, plan_id }) =>
        `${eater} has a plan, and a plate in ${nameOf(plan_id)}’s plan too. Where the meals differ, this list buys both. To buy less, make ${nameOf(plan_id)}’s next plan without ${eater}.`,
    ),
  ]
}
