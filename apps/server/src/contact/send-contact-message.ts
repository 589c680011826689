import type { ContactMessage } from '@brightplate/contract/site/contact'
import type { AppServices } from '../app-services.ts'
import { AppError } from '../errors.ts'

/**
 * Mails a message to whoever runs the service, and to nobody else: the address of the sender is
 * typed and may be a stranger's. Throws `contact_closed`.
 */
export async function sendContactMessage(
  { sendMail, contactMail }: Pick<AppServices, 'sendMail' | 'contactMail'>,
  { name, email, subject, message }: ContactMessage,
): Promise<void> {
  if (!contactMail) throw new AppError('contact_closed')
  await sendMail({
    to: contactMail,
    replyTo: email,
    subject: `Contact form: ${subject}`,
    text: `${message}\n\n${name} <${email}>`,
  })
}
