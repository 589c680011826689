import type { AppServices } from '../../app-services.ts'
import { accountOf, callerOf } from '../../auth/caller.ts'
import { networkLimits } from '../../auth/limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from '../../auth/limits/count-attempts.ts'
import { networksOf } from '../../auth/limits/networks-of.ts'
import { placeOf } from '../../auth/sessions/place-of.ts'
import { endpoint } from '../../endpoint.ts'
import type { TypedApp } from '../../typed-app.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { inviteParent } from './invite-parent.ts'
import { readInvitation } from './read-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** What whoever holds the link of an invitation may ask. */
export function readInvitationRoute(app: TypedApp, services: AppServices): void {
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

export function invitationRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

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
}
