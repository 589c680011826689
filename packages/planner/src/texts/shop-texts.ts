import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const listOf = (value: Params[string] | undefined): string =>
  andList(Array.isArray(value) ? value : [String(value ?? '')])

/** What a plan says of buying its food. */
export const shopTexts = {
  'cost.basis': () =>
    'US average prices of 2017–18, raised to those of 2024. Where you shop it can be a quarter more or less.',
  'cost.left-out': () => 'Not counted: sales tax, and what is left of the packs you buy.',
  'cost.left-out-typed': ({ foods }: Params) =>
    `Not counted: sales tax, what is left of the packs you buy, and food whose price we do not know: ${listOf(foods)}.`,
  'cost.above-usual': ({ ages, usual }: Params) =>
    `That share is more than three in four days of US children aged ${ages} cost, about $${usual}. Swap a meal: cheaper ones are marked.`,
  'cost.under-budget': ({ budget, left }: Params) =>
    `Within your $${budget} a week, with about $${left} left.`,
  'cost.over-budget': ({ budget, over, foods }: Params) =>
    `About $${over} above your $${budget} a week. Most of it is for ${listOf(foods)}. Swap a meal: cheaper ones are marked.`,
  'cost.over-by-known': ({ budget, over, known }: Params) =>
    `About $${over} above your $${budget} a week: the foods that your child is known to eat cost about $${known} by themselves.`,
  'swap.cheaper': ({ usd }: Params) => `About $${usd} cheaper.`,
  'swap.dearer': ({ usd }: Params) => `About $${usd} dearer.`,
  'shop.second-trip': () => 'Second trip.',
  'shop.as-usual': () => 'As you usually buy it',
  'shop.international-aisle': () => 'Often in the international aisle.',
  'shop.freeze': ({ day }: Params) => `Freeze what is for day ${day} and later.`,
  'shop.fresh': ({ day, days }: Params) =>
    `Keeps about ${days} days: buy what is for day ${day} and later just before.`,
}
