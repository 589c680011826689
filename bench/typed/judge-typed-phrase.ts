import type { TypedList } from '@brightplate/contract/typed/typed-list'
import { judgeRefusedFoodPhrase } from './judge-refused-food-phrase.ts'
import { judgeSafeFoodPhrase } from './judge-safe-food-phrase.ts'
import { judgeTagPhrase } from './judge-tag-phrase.ts'
import type { JudgedPhrase } from './typed-verdict.ts'

export interface TypedPhrase {
  list: TypedList
  phrase: string
  /** Names of groups, see `typed-groups.ts`. */
  mustExclude: readonly string[]
}

/** How a phrase is read, told from what a plan would let in and what is said of it. */
export function judgeTypedPhrase({ list, phrase, mustExclude }: TypedPhrase): JudgedPhrase {
  if (list === 'safe_foods') return judgeSafeFoodPhrase(phrase, mustExclude)
  if (list === 'refused_foods') return judgeRefusedFoodPhrase(phrase, mustExclude)
  return judgeTagPhrase(list, phrase, mustExclude)
}
