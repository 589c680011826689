import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'
import { momentInWords, placeInWords } from './place-in-words.ts'

/** What happened to the access of an account, as the sentence of a mail says it. */
const sentences = {
  signed_in_on_new_device: { subject: words.newSignInSubject, text: words.newSignIn },
  app_turned_on: { subject: words.appOnSubject, text: words.appOn },
  app_turned_off: { subject: words.appOffSubject, text: words.appOff },
  recovery_codes_renewed: { subject: words.newCodesSubject, text: words.newCodes },
  recovery_codes_ended: { subject: words.codesEndedSubject, text: words.codesEnded },
  recovery_done: {
    subject: words.recoveryDoneSubject,
    text: () => words.recoveryDone({ days: limits.recoveryDays }),
  },
  passkey_added: { subject: words.passkeyAddedSubject, text: words.passkeyAdded },
  passkey_removed: { subject: words.passkeyRemovedSubject, text: words.passkeyRemoved },
  parent_joined: { subject: words.parentJoinedSubject, text: words.parentJoined },
  household_left: { subject: words.householdLeftSubject, text: words.householdLeft },
  owner_changed: { subject: words.ownerChangedSubject, text: words.ownerChanged },
} as const

export type Notice = keyof typeof sentences

/** What a clock or another parent does: without a place, it was not done by whoever runs the service either. */
const byNobodyHere: readonly Notice[] = [
  'recovery_codes_ended',
  'recovery_done',
  'parent_joined',
  'household_left',
  'owner_changed',
]

/** Reports what was done to an account's access, with a link that locks the account. */
export function accessNoticeMail(
  origin: string,
  token: string,
  { kind, place, at }: { kind: Notice; place: Place | null; at: Date },
) {
  const { subject, text } = sentences[kind]
  const noticed = { what: text(), moment: momentInWords(at) }
  return {
    subject: subject(),
    text: words.notice({
      noticed:
        place === null && byNobodyHere.includes(kind)
          ? words.noticedAt(noticed)
          : words.noticed({ ...noticed, place: placeInWords(place) }),
      days: limits.lockLinkDays,
      link: `${origin}/lock?token=${token}`,
    }),
  }
}
