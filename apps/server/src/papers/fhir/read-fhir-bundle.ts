import { type FhirBundle, fhirBundle } from '@brightplate/contract/papers/fhir-bundle'
import type { NameShown } from '@brightplate/contract/sharing/care-link'
import type { Caller } from '../../auth/caller.ts'
import { sharedName } from '../../care-links/page/shared-name.ts'
import { eatenFoods } from '../../children/eaten-foods.ts'
import { requireChild } from '../../children/require-child.ts'
import type { Db } from '../../db/database.ts'
import { type OmitServices, omittedFoods } from '../../profile-terms/omitted-foods.ts'
import { bundleOf } from './bundle-of.ts'

/** A child as a collection of FHIR R5, made when it is asked for and kept nowhere. Throws `not_found`. */
export async function readFhirBundle(
  db: Db,
  now: Date,
  services: OmitServices,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  { childId, nameShown }: { childId: string; nameShown: NameShown },
): Promise<FhirBundle> {
  const { child } = await requireChild(db, keys, childId)
  const toOmit = await omittedFoods(services, userId, child, 'en-US')
  const eaten = await eatenFoods(db, keys, childId)
  const name = sharedName(child.name, nameShown)
  return fhirBundle.parse(bundleOf({ child, name, toOmit, eaten, now }))
}
