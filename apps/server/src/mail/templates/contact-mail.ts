import type { ContactMessage } from '@brightplate/contract/site/contact'

/** A message of the contact form, to whoever runs the service. */
export const contactMail = ({ name, email, subject, message }: ContactMessage) => ({
  subject: `Contact form: ${subject}`,
  text: `${message}\n\n${name} <${email}>`,
})
