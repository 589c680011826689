import type { Option } from '../option.ts'

/** An option with some of it changed: a spread would leave out what is reckoned when it is asked for. */
export const changedOption = (option: Option, changes: Partial<Option>): Option => ({
  parts: option.parts,
  serving: option.serving,
  dish: option.dish,
  amounts: option.amounts,
  energyKcal: option.energyKcal,
  counted: option.counted,
  foods: option.foods,
  accepted: option.accepted,
  sides: option.sides,
  acceptedKcal: option.acceptedKcal,
  acceptance: option.acceptance,
  totalMinutes: option.totalMinutes,
  activeMinutes: option.activeMinutes,
  kept: option.kept,
  freeTimes: option.freeTimes,
  times: option.times,
  wished: option.wished,
  wishes: option.wishes,
  favourite: option.favourite,
  grams: option.grams,
  recency: option.recency,
  sizes: option.sizes,
  ...changes,
})
