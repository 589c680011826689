import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { accountOf, noteEntered } from './caller.ts'
import { networkLimits } from './limits/attempt-limits.ts'
import { countAttempts } from './limits/count-attempts.ts'
import { networksOf } from './limits/networks-of.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { offerNewPasskey } from './passkeys/offer-new-passkey.ts'
import { offerPasskey } from './passkeys/offer-passkey.ts'
import { offerPasskeyProof } from './passkeys/offer-passkey-proof.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { placeOf } from './sessions/place-of.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

/** For who has no session yet. */
export function passkeySignInRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

  app.route({
    ...endpoint('offerPasskeySignIn'),
    handler: async (request) => {
      await countAttempts(db, now(), networkLimits(lookup, 'passkey', networksOf(request)))
      const use = { purpose: 'sign_in', sessionHash: null, credentialIds: [] } as const
      return offerPasskey(db, now(), services, use)
    },
  })

  app.route({
    ...endpoint('signInWithPasskey'),
    handler: async (request) => {
      const { shown, device_token: deviceToken } = request.body
      const from = { networks: networksOf(request), place: placeOf(request) }
      const session = await signInWithPasskey(db, now(), services, { shown, deviceToken, ...from })
      noteEntered(request, session.user.id)
      return session
    },
  })
}

export function passkeyRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('offerPasskeyProof'),
    handler: async (request) => offerPasskeyProof(db, now(), services, accountOf(request)),
  })

  app.route({
    ...endpoint('listPasskeys'),
    handler: async (request) => ({ passkeys: await listPasskeys(db, accountOf(request)) }),
  })

  app.route({
    ...endpoint('offerNewPasskey'),
    handler: async (request) => offerNewPasskey(db, now(), services, accountOf(request)),
  })

  app.route({
    ...endpoint('addPasskey'),
    handler: async (request, reply) => {
      const added = { ...request.body, place: placeOf(request) }
      return reply.code(201).send(await addPasskey(db, now(), services, accountOf(request), added))
    },
  })

  app.route({
    ...endpoint('renamePasskey'),
    handler: async (request) => {
      const { id } = request.params
      return renamePasskey(db, accountOf(request), { id, name: request.body.name })
    },
  })

  app.route({
    ...endpoint('removePasskey'),
    handler: async (request) => {
      const removed = { id: request.params.id, place: placeOf(request) }
      return removePasskey(db, now(), services, accountOf(request), removed)
    },
  })
}
