type Params = Record<string, string | number | string[]>

const amountOf = (value: Params[string] | undefined, unit: Params[string] | undefined) =>
  `${Number(value).toLocaleString('en-US')} ${unit}`

/** What is eaten, and all that is offered where that is more. */
function brings({ eaten, offered, unit, least }: Params, what: string): string {
  const about = least === undefined ? '' : 'at least '
  if (eaten === undefined) {
    return `On an average day this plan offers ${about}${amountOf(offered, unit)} of ${what}`
  }
  const all = eaten === offered ? '' : `, and all that is offered ${amountOf(offered, unit)}`
  return `On an average day the food that your child is known to eat brings ${about}${amountOf(eaten, unit)} of ${what}${all}`
}

const placeOf = ({ where }: Params) => (where === 'home' ? 'for the meals at home' : 'for this age')

const limited = (params: Params, what: string) =>
  `${brings(params, what)}; at most ${amountOf(params.most, params.unit)} is advised ${placeOf(params)}.`

/** What a plan says of sodium, added sugar and fiber that are far from what is advised. */
export const toldTexts = {
  'told.sodium': (params: Params) => limited(params, 'sodium'),
  'told.sugar': (params: Params) => limited(params, 'added sugar'),
  'told.sugar-under-two': (params: Params) =>
    `${brings(params, 'added sugar')}; none is advised before the second birthday.`,
  'told.fiber': (params: Params) =>
    `${brings(params, 'fiber')}; the usual target ${placeOf(params)} is ${amountOf(params.target, params.unit)}.`,
  'told.stays': () =>
    'No food needs to go because of these figures: show them to your clinician or a dietitian.',
} as const satisfies Record<string, (params: Params) => string>
