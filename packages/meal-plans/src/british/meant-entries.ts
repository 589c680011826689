import type { SplitList } from '@brightplate/contract/typed/split-list'
import type { TypedList } from '@brightplate/contract/typed/typed-list'
import { meantInBritain } from '@brightplate/foods/languages/british/meant-in-britain'

/** What is an allergy stays as typed: there all that a name may be is excluded. */
const listsOfWishes: readonly TypedList[] = ['dietary_preferences', 'safe_foods', 'refused_foods']

/** The entries of a parent in the United Kingdom, with what they mean where a name is another food elsewhere. */
export const meantEntries = ({ entries }: SplitList, list: TypedList): SplitList => ({
  entries: entries.map((entry) => {
    const meant = listsOfWishes.includes(list) ? meantInBritain(entry.text) : undefined
    return meant === undefined ? entry : { ...entry, meant }
  }),
})
