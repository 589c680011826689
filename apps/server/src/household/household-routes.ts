import type { AppServices } from '../app-services.ts'
import { accountOf, callerOf } from '../auth/caller.ts'
import { networkLimits } from '../auth/limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../auth/limits/count-attempts.ts'
import { networksOf } from '../auth/limits/networks-of.ts'
import { placeOf } from '../auth/sessions/place-of.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { handOverHousehold } from './hand-over-household.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { inviteParent } from './invitations/invite-parent.ts'
import { readInvitation } from './invitations/read-invitation.ts'
import { withdrawInvitation } from './invitations/withdraw-invitation.ts'
import { readHousehold } from './read-household.ts'
import { removeParent } from './remove-parent.ts'

/** What whoever holds the link of an invitation may ask. */
export function invitationRoute(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

  app.route({
    ...endpoint('readInvitation'),
    handler: async (request) => {
      const limits = networkLimits(lookup, 'invitation', networksOf(request))
      const counted = await countAttempts(db, now(), limits)
      const invitation = await readInvitation(db, now(), services, request.body.token)
      await forgetAttempts(db, counted)
      return invitation
    },
  })
}

export function householdRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

  app.route({
    ...endpoint('readHousehold'),
    handler: async (request) => readHousehold(db, now(), callerOf(request)),
  })

  app.route({
    ...endpoint('inviteParent'),
    handler: async (request, reply) => {
      const wanted = { email: request.body.email, place: placeOf(request) }
      return reply
        .code(201)
        .send(await inviteParent(db, now(), services, callerOf(request), wanted))
    },
  })

  app.route({
    ...endpoint('withdrawInvitation'),
    handler: async (request, reply) => {
      await withdrawInvitation(db, callerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('acceptInvitation'),
    handler: async (request, reply) => {
      const limits = networkLimits(lookup, 'invitation', networksOf(request))
      const counted = await countAttempts(db, now(), limits)
      const joining = { token: request.body.token, place: placeOf(request) }
      await acceptInvitation(db, now(), services, accountOf(request), joining)
      await forgetAttempts(db, counted)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('removeParent'),
    handler: async (request, reply) => {
      const leaving = { id: request.params.id, place: placeOf(request) }
      await removeParent(db, now(), services, callerOf(request), leaving)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('handOverHousehold'),
    handler: async (request) => {
      const wanted = { to: request.body.user_id, place: placeOf(request) }
      return handOverHousehold(db, now(), services, callerOf(request), wanted)
    },
  })
}
