import { type FhirBundle, fhirBundle } from '@brightplate/contract/papers/fhir-bundle'
import type { NameShown } from '@brightplate/contract/sharing/care-link'
import type { AppServices } from '../../app-services.ts'
import type { Caller } from '../../auth/caller.ts'
import { sharedName } from '../../care-links/page/shared-name.ts'
import { eatenFoods } from '../../children/eaten-foods.ts'
import { requireChild } from '../../children/require-child.ts'
import type { Db } from '../../db/database.ts'
import { bundleOf } from './bundle-of.ts'

/** A child as a collection of FHIR R5, made when it is asked for and kept nowhere. Throws `not_found`. */
export async function readFhirBundle(
  db: Db,
  now: Date,
  { threads }: Pick<AppServices, 'threads'>,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  { childId, nameShown }: { childId: string; nameShown: NameShown },
): Promise<FhirBundle> {
  const { child } = await requireChild(db, keys, childId)
  const { allergies, behavioral_goals, dietary_preferences, answers } = child
  const profile = { allergies, behavioral_goals, dietary_preferences, answers }
  const toOmit = await threads.foodsToOmit(userId, { profile, language: 'en-US' })
  const eaten = await eatenFoods(db, keys, childId)
  const name = sharedName(child.name, nameShown)
  return fhirBundle.parse(bundleOf({ child, name, toOmit, eaten, now }))
}
