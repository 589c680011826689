import { sharedKinds } from '@brightplate/contract/sharing/care-link'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { AppError } from '../../errors.ts'
import { type ShareServices, shareChild } from '../page/share-child.ts'
import { type LinkServices, openCareLink } from './open-care-link.ts'

interface Asked {
  secret: string | undefined
  code: string | undefined
  /** Today where the reader is. */
  day: string | undefined
}

/** What a link shows to whoever holds it. Throws as `openCareLink` does. */
export async function readShared(
  services: LinkServices & ShareServices,
  { day, ...asked }: Asked,
): Promise<SharedPage> {
  const { db, now } = services
  const { row, keys, details } = await openCareLink(services, sharedKinds, asked)
  const kind = sharedKinds.find((one) => one === row.kind)
  if (!kind || !row.expiresAt) throw new AppError('link_ended')
  const { childId, userId, language, expiresAt } = row
  const { nameShown } = details
  const sharing = { childId, kind, nameShown, language, expiresAt, day }
  try {
    return await shareChild(db, now(), services, { keys, userId }, sharing)
  } catch (error) {
    // The child, or a plan, was deleted between two reads.
    if (error instanceof AppError && error.code === 'not_found') throw new AppError('link_ended')
    throw error
  }
}
