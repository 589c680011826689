import { z } from 'zod'
import { place } from './device.ts'

/** A device that is signed in. */
export const openSession = z
  .object({
    id: z.uuid(),
    is_this: z.boolean().describe('Whether this very call was made with it.'),
    place: place.nullable().describe('Null of a session from before places were kept.'),
    started_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().describe('To the hour.'),
  })
  .meta({ id: 'OpenSession' })

export const openSessions = z.object({ sessions: z.array(openSession) })

/** What was done to an account’s access that its parent may want to know of. */
export const accessEventKinds = [
  'signed_in',
  'signed_in_on_new_device',
  'sessions_ended',
  'password_changed',
  'address_changed',
  'account_locked',
  'app_turned_on',
  'app_turned_off',
  'recovery_codes_renewed',
  'recovery_codes_ended',
  'recovery_code_used',
  'code_refused',
  'recovery_started',
  'recovery_cancelled',
  'recovery_done',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'data_exported',
  'parent_invited',
  'parent_joined',
  'parent_left',
  'household_joined',
  'household_left',
  'owner_changed',
] as const

export const accessEvent = z
  .object({
    id: z.uuid(),
    kind: z.enum(accessEventKinds),
    at: z.iso.datetime(),
    place: place.nullable().describe('Where it was done; null where that is not known.'),
  })
  .meta({ id: 'AccessEvent' })

export const accessEvents = z.object({ events: z.array(accessEvent) })

export type OpenSession = z.infer<typeof openSession>
export type AccessEvent = z.infer<typeof accessEvent>
