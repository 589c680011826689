import * as words from '#words/account/verify-reminder'
import { MailAddress } from '../../ui/words/mail-address.tsx'
import { RichText } from '../../ui/words/rich-text.tsx'
import { SendVerifyLink } from './send-verify-link.tsx'
import { useAccount } from './use-account.ts'

/** A quiet line until the email address is confirmed; nothing where no link is asked for. */
export function VerifyReminder() {
  const { data } = useAccount()
  if (data?.email_verified !== false) return null
  return (
    <section aria-label={words.title} className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-muted">
        <RichText
          text={words.pleaseConfirm({ email: data.email })}
          parts={{ mail: (text) => <MailAddress>{text}</MailAddress> }}
        />
      </p>
      <SendVerifyLink />
    </section>
  )
}
