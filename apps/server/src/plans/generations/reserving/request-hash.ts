import { createHash } from 'node:crypto'
import type { GenerateBody, RegenerateBody } from '@brightplate/contract/plans/meal-plan'
import stringify from 'safe-stable-stringify'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { keyedHash } from '../../../keys/sealed-columns.ts'

type OwnKey = Pick<HouseholdKeys, 'own'>

/** Of all that is left of a body, in whatever order: it may name persons, so only the household's key makes it. */
const hashOfRest = ({ own }: OwnKey, rest: object): string[] =>
  Object.keys(rest).length === 0 ? [] : [keyedHash(own, 'request', stringify(rest))]

/**
 * The hash of a whole body, as Zod has read it; two requests with one hash ask for the same. What is named here is hashed
 * as versions of before do, so that a request is known again by its row of before, and by an older process beside this
 * one. A field that is named nowhere is among the rest.
 */
export function generateHash(keys: OwnKey, body: GenerateBody): string {
  const {
    child_id,
    duration_days,
    start_date,
    time_zone,
    template_id,
    meals_out,
    eaters,
    people_at_table,
    ...rest
  } = body
  const isTableChosen = eaters !== undefined || people_at_table !== undefined
  const parts = [
    child_id,
    duration_days,
    start_date,
    time_zone,
    template_id,
    ...(meals_out ? [meals_out] : []),
    ...(isTableChosen
      ? [keyedHash(keys.own, 'eaters', JSON.stringify([eaters, people_at_table]))]
      : []),
    ...hashOfRest(keys, rest),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** The same for a plan that is made again. */
export function regenerateHash(
  keys: OwnKey,
  planId: string,
  { revision, keep_bought = false, ...rest }: RegenerateBody,
): string {
  return [planId, revision, keep_bought, ...hashOfRest(keys, rest)].join(' ')
}
