import type { ContactMessage } from '@brightplate/contract/site/contact'
import * as words from '#localized/mails'

/** A message of the contact form, to whoever runs the service. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) => ({
  subject: words.contactSubject({ subject }),
  text: `${message}\n\n${name} <${email}>`,
})
