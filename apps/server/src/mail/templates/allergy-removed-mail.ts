import * as words from '#localized/mails'

/** Tells another parent that an allergy was taken out; a mail is read by others, so it says neither whose nor which. */
export const allergyRemovedMail = (origin: string, childId: string) => ({
  subject: words.allergyRemovedSubject(),
  text: words.allergyRemoved({ link: `${origin}/children/${childId}` }),
})
