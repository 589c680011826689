import { child } from '../../child/child.ts'
import { boardsFile, boardsQuery } from '../../papers/boards.ts'
import { clinicWords } from '../../papers/clinic-words.ts'
import { fhirBundle, fhirQuery } from '../../papers/fhir-bundle.ts'
import { changedFoodRecord, recordDay, suggestedDayQuery } from '../../papers/food-record.ts'
import { schoolPacket, schoolPacketQuery, schoolWords } from '../../papers/school-packet.ts'
import { byId, type WireShape } from './wire-shape.ts'

/** Papers of a child for a school or a clinic. */
export const paperWire = {
  changeSchoolWords: {
    summary: 'Keep what you write for the school',
    params: byId,
    body: schoolWords,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  changeClinicWords: {
    summary: 'Keep what you write for a clinic',
    params: byId,
    body: clinicWords,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input'],
  },
  changeFoodRecord: {
    summary: 'Keep the food record of a child; without a day it is erased',
    params: byId,
    body: changedFoodRecord,
    replies: { 200: child },
    errors: ['not_found', 'invalid_input', 'profile_changed'],
  },
  suggestRecordDay: {
    summary:
      'A day of the record as plan and eating log tell it, kept nowhere until it is sent back',
    params: byId,
    query: suggestedDayQuery,
    replies: { 200: recordDay },
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  readBoards: {
    summary:
      'The planned meals of a child as boards for a speech device, made when it is asked for',
    params: byId,
    query: boardsQuery,
    replies: { 200: boardsFile },
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  readFhirBundle: {
    summary: 'A child as a collection of FHIR R5, made when it is asked for',
    params: byId,
    query: fhirQuery,
    replies: { 200: fhirBundle },
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  readSchoolPacket: {
    summary: 'What is printed of a child for a school, as it is now',
    params: byId,
    query: schoolPacketQuery,
    replies: { 200: schoolPacket },
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
} as const satisfies Record<string, WireShape>
