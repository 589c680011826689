import { MailAddress } from '../../ui/words/mail-address.tsx'
import { SendVerifyLink } from './send-verify-link.tsx'
import { useAccount } from './use-account.ts'

/** A quiet line until the email address is confirmed; nothing where no link is asked for. */
export function VerifyReminder() {
  const { data } = useAccount()
  if (data?.email_verified !== false) return null
  return (
    <section
      aria-label="Confirm your email address"
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <p className="text-muted">
        Please confirm your email address: open the link that we mailed to{' '}
        <MailAddress>{data.email}</MailAddress>.
      </p>
      <SendVerifyLink />
    </section>
  )
}
