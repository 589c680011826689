import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import { momentInWords, placeInWords } from './place-in-words.ts'

/** Says that the app of an account will be forgotten, and how to stop it. */
export function recoveryMail(
  origin: string,
  token: string,
  { place, forgetAt }: { place: Place; forgetAt: Date },
) {
  return {
    subject: `In ${limits.recoveryDays} days your Brightplate login asks for no code any more`,
    text: `Somebody who knows the password of your Brightplate account said that they lost the app that shows codes and every recovery code: ${placeInWords(place)}. On ${momentInWords(forgetAt)} UTC the app, the recovery codes and all passkeys are forgotten, and the password alone opens the account.\n\nIf it was you, there is nothing to do but to wait. If you find the app or a code again, log in with it: then nothing is forgotten.\n\nIf it was not you, somebody knows your password. Open this link before then to lock the account:\n${origin}/lock?token=${token}\n\nIt logs everybody out, the app stays, the password no longer works, and a link to choose a new one goes to the address of the account.`,
  }
}
