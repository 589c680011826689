import type { Place } from '@brightplate/contract/account/device'
import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'
import { momentInWords, placeInWords } from './place-in-words.ts'

/** Says that the app of an account will be forgotten, and how to stop it. */
export function recoveryMail(
  origin: string,
  token: string,
  { place, forgetAt }: { place: Place; forgetAt: Date },
) {
  return {
    subject: words.recoverySubject({ days: limits.recoveryDays }),
    text: words.recovery({
      place: placeInWords(place),
      moment: momentInWords(forgetAt),
      link: `${origin}/lock?token=${token}`,
    }),
  }
}
