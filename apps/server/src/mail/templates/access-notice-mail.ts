import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { momentInWords, placeInWords } from './place-in-words.ts'

/** What happened to the access of an account, as the sentence of a mail says it. */
const sentences = {
  signed_in_on_new_device: {
    subject: 'A new sign-in to your Brightplate account',
    text: 'Somebody signed in to the Brightplate account with this address on a device that was not used for it before',
  },
  app_turned_on: {
    subject: 'Your Brightplate login asks for a code now',
    text: 'An app that shows codes was turned on for the Brightplate account with this address',
  },
  app_turned_off: {
    subject: 'Your Brightplate login asks for no code any more',
    text: 'The app that shows codes was turned off for the Brightplate account with this address',
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes for your Brightplate account',
    text: 'New recovery codes were made for the Brightplate account with this address',
  },
  recovery_done: {
    subject: 'Your Brightplate login asks for no code any more',
    text: `As somebody with the password asked ${limits.recoveryDays} days ago, the app that shows codes, the recovery codes and all passkeys were forgotten for the Brightplate account with this address`,
  },
  passkey_added: {
    subject: 'A passkey opens your Brightplate account now',
    text: 'A passkey was added to the Brightplate account with this address',
  },
  passkey_removed: {
    subject: 'A passkey of your Brightplate account was removed',
    text: 'A passkey was removed from the Brightplate account with this address',
  },
} as const

export type Notice = keyof typeof sentences

/** Reports what was done to an account's access, with a link that locks the account. */
export function accessNoticeMail(
  origin: string,
  token: string,
  { kind, place, at }: { kind: Notice; place: Place | null; at: Date },
) {
  const { subject, text } = sentences[kind]
  const where = kind === 'recovery_done' ? '' : `: ${placeInWords(place)}`
  return {
    subject,
    text: `${text}${where}, on ${momentInWords(at)} UTC.\n\nIf it was you, there is nothing to do.\n\nIf it was not you, open this link within ${limits.lockLinkDays} days to lock the account:\n${origin}/lock?token=${token}\n\nIt logs everybody out, the password no longer works, and a link to choose a new one goes to this address.`,
  }
}
