import {
  bringChildrenBody,
  handOverBody,
  household,
  householdInvitation,
  invitation,
  invitationBody,
  inviteBody,
} from '../../account/household.ts'
import { keptPlans, keptPlansBody } from '../../account/kept-plans.ts'
import { byId, nothing, type WireShape } from './wire-shape.ts'

/** The parents of a household. */
export const householdWire = {
  readHousehold: {
    summary: 'Who looks after the children of the household, and who is invited',
    replies: { 200: household },
    errors: [],
  },
  inviteParent: {
    summary: 'Mail a link by which another parent joins; one to the same address ends',
    body: inviteBody,
    replies: { 201: householdInvitation },
    errors: ['owner_needed', 'household_full', 'confirmation_needed', 'too_many_requests'],
  },
  withdrawInvitation: {
    summary: 'Have an invitation open nothing any more',
    params: byId,
    replies: { 204: nothing },
    errors: ['owner_needed', 'not_found'],
  },
  readInvitation: {
    summary: 'Who invites, by the link of the mail',
    body: invitationBody,
    replies: { 200: invitation },
    errors: ['invitation_invalid', 'too_many_requests'],
  },
  acceptInvitation: {
    summary:
      'Join the household with the account that is signed in; its own children stay as they are',
    body: invitationBody,
    replies: { 204: nothing },
    errors: [
      'invitation_invalid',
      'invitation_for_other',
      'other_household',
      'household_full',
      'too_many_requests',
    ],
  },
  removeParent: {
    summary: 'Remove a parent from the household, or leave it; all their sessions end',
    params: byId,
    replies: { 204: nothing },
    errors: ['owner_needed', 'last_parent_stays', 'not_found', 'confirmation_needed'],
  },
  bringChildren: {
    summary: 'Bring children of your own account along into the household that you joined',
    body: bringChildrenBody,
    replies: { 200: household },
    errors: ['not_found', 'invalid_input', 'confirmation_needed'],
  },
  handOverHousehold: {
    summary: 'Make another parent the owner',
    body: handOverBody,
    replies: { 200: household },
    errors: ['owner_needed', 'not_found', 'confirmation_needed'],
  },
  readKeptPlans: {
    summary: 'For how long plans are kept, and what each choice would erase',
    replies: { 200: keptPlans },
    errors: [],
  },
  changeKeptPlans: {
    summary: 'Have plans that ended long ago erased each night, a day from now on, or keep all',
    body: keptPlansBody,
    replies: { 200: keptPlans },
    errors: ['owner_needed', 'confirmation_needed', 'invalid_input'],
  },
} as const satisfies Record<string, WireShape>
