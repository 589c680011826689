import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailField, personNameField } from './auth.ts'

/** Who looks after the children of a household. */
export const householdParent = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z
      .enum(['owner', 'parent'])
      .describe('The owner pays, invites and removes; all else is the same for both.'),
    is_you: z.boolean(),
    joined_at: z.iso.datetime(),
  })
  .meta({ id: 'HouseholdParent' })

/** A pending invitation. */
export const householdInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    invited_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'HouseholdInvitation' })

export const household = z
  .object({
    parents: z.array(householdParent).describe('The longest there first.'),
    invitations: z.array(householdInvitation).describe('Those that can still be used.'),
    own_children: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .optional()
      .describe(
        'To who joined it alone: the children of their own account, which are not shown while they belong to it.',
      ),
  })
  .meta({ id: 'Household' })

export const inviteBody = z.object({ email: emailField })

export const invitationBody = z.object({ token: z.string().min(1).max(200) })

/** What the holder of the link sees of an invitation. */
export const invitation = z
  .object({
    invited_by: personNameField.describe('The name of the parent who made it.'),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })

export const handOverBody = z.object({ user_id: z.uuid() })

export const bringChildrenBody = z.object({
  child_ids: z.array(z.uuid()).min(1).max(limits.childrenPerHousehold),
})

export type Household = z.infer<typeof household>
export type HouseholdParent = z.infer<typeof householdParent>
export type HouseholdInvitation = z.infer<typeof householdInvitation>
export type Invitation = z.infer<typeof invitation>
