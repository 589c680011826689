import type { Session } from '@brightplate/contract/account/auth'
import type { Place } from '@brightplate/contract/account/device'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { noteAccessEvent } from './events/note-access-event.ts'
import { isKnownDevice, rememberDevice } from './limits/known-device.ts'
import { tellOfAccess } from './links/tell-of-access.ts'
import { startSession } from './sessions/start-session.ts'
import type { User } from './users/find-user.ts'

interface ProvedUser {
  user: Pick<User, 'id' | 'name' | 'email' | 'language'>
  deviceToken: string | undefined
  place: Place
}

/** Opens a session for an authenticated user, remembers the device, and sends a mail where it is new. */
export async function openSession(
  tx: Db,
  now: Date,
  services: Pick<AppServices, 'lookup' | 'queue' | 'origin'>,
  keys: HouseholdKeys,
  { user: { id, name, email, language }, deviceToken, place }: ProvedUser,
): Promise<Session> {
  const { lookup } = services
  const member = { householdId: keys.householdId, userId: id }
  const isKnown = await isKnownDevice(tx, now, lookup, member, deviceToken)
  const token = await startSession(tx, now, lookup, keys, { userId: id, place })
  const device = await rememberDevice(tx, now, lookup, member, deviceToken)
  if (isKnown) await noteAccessEvent(tx, now, keys, { userId: id, kind: 'signed_in', place })
  else {
    const kind = 'signed_in_on_new_device'
    await tellOfAccess(tx, now, services, keys, { userId: id, email, kind, place })
  }
  return {
    token,
    user: { id, name, email, ...(language ? { language } : {}) },
    device_token: device,
  }
}
