import type { ContactMessage } from '@brightplate/contract/site/contact'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { contactMail } from '../mail/templates/contact-mail.ts'

/**
 * Mails a message to whoever runs the service, and to nobody else: the address of the sender is
 * typed and may be a stranger's. Throws `contact_closed`.
 */
export async function sendContactMessage(
  db: Db,
  now: Date,
  services: Pick<AppServices, 'queue' | 'lookup' | 'contactMail'>,
  message: ContactMessage,
): Promise<void> {
  const to = services.contactMail
  if (!to) throw new AppError('contact_closed')
  await db.transaction((tx) =>
    queueMail(tx, now, services, {
      about: null,
      mail: () => ({
        to,
        replyTo: message.email,
        ...contactMail(message),
        // It may be about an allergen.
        mayComeTwice: true,
      }),
    }),
  )
}
