import { z } from 'zod'
import { careWords } from '../../child/care-words.ts'
import { child } from '../../child/child.ts'
import {
  calendarQuery,
  careLink,
  careLinkBody,
  careLinkChoice,
  careLinkHeaders,
  newCareLink,
} from '../../sharing/care-link.ts'
import { sharedPage, sharedQuery } from '../../sharing/shared-page.ts'
import { byId, nothing, type WireShape } from './wire-shape.ts'

/** What is shared of a child with people who have no account. */
export const sharingWire = {
  changeCareWords: {
    summary: 'Keep what you write for whoever feeds the child',
    params: byId,
    body: careWords,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  createCareLink: {
    summary: 'Share something of a child by a link; its secret is told this once',
    params: byId,
    body: careLinkBody,
    replies: { 201: newCareLink },
    errors: ['not_found', 'invalid_input'],
  },
  previewCareLink: {
    summary: 'What a link would show now',
    params: byId,
    body: careLinkChoice,
    replies: { 200: sharedPage },
    errors: ['not_found', 'invalid_input'],
  },
  listCareLinks: {
    summary: 'All that is shared, newest first',
    replies: { 200: z.array(careLink) },
    errors: [],
  },
  endCareLink: {
    summary: 'Stop sharing by a link, at once',
    params: byId,
    replies: { 204: nothing },
    errors: ['not_found'],
  },
  readShared: {
    summary: 'What a link shows, as it is now',
    headers: careLinkHeaders,
    query: sharedQuery,
    replies: { 200: sharedPage },
    errors: ['link_ended', 'link_code_needed', 'link_code_wrong', 'too_many_requests'],
  },
  readCalendar: {
    summary: 'The meals of a child’s plans as a calendar to subscribe to',
    query: calendarQuery,
    replies: { 200: z.string() },
    errors: ['link_ended', 'too_many_requests'],
  },
} as const satisfies Record<string, WireShape>
