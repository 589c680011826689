import { andList } from '@brightplate/foods/word-list'

type Params = Record<string, string | number | string[]>

const amountOf = (value: Params[string] | undefined, unit: Params[string] | undefined) =>
  `${Number(value).toLocaleString('en-US')} ${unit}`

const placeOf = ({ where }: Params) => (where === 'home' ? ' for the meals at home' : '')

/** What is brought; "or more" where a food has no figure. */
const brought = ({ amount, unit, least }: Params, what: string) =>
  `${amountOf(amount, unit)}${least === undefined ? '' : ' or more'} of ${what}`

const limited = (params: Params, what: string) =>
  `${brought(params, what)} (at most ${amountOf(params.most, params.unit)} is advised${placeOf(params)})`

const listOf = (value: Params[string] | undefined): string =>
  Array.isArray(value) ? andList(value) : ''

function broughtBy({ eaten, offered }: Params): string {
  if (eaten === undefined) return `On an average day this plan offers ${listOf(offered)}`
  const all = offered === undefined ? '' : `; all that is offered brings ${listOf(offered)}`
  return `On an average day the food that your child is known to eat brings ${listOf(eaten)}${all}`
}

/** What a plan says of sodium, added sugar and fiber that are far from what is advised, in one sentence. */
export const reportTexts = {
  'told.day': (params: Params) =>
    `${broughtBy(params)}.${
      params.stays === undefined
        ? ''
        : ' No food needs to go because of this: show it to your clinician or a dietitian.'
    }`,
  'told.sodium': (params: Params) => limited(params, 'sodium'),
  'told.sugar': (params: Params) => limited(params, 'added sugar'),
  'told.sugar-under-two': (params: Params) =>
    `${brought(params, 'added sugar')} (none is advised before the second birthday)`,
  'told.fiber': (params: Params) =>
    `${brought(params, 'fiber')} (the usual target${placeOf(params)} is ${amountOf(params.target, params.unit)})`,
} as const satisfies Record<string, (params: Params) => string>
