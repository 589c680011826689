import { useSearchParams } from 'react-router'
import { VerifyEmail } from '../../features/auth/verify-email.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Verify() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>Confirm your email address</PageHeading>
      {token ? (
        <VerifyEmail token={token} />
      ) : (
        <p>This link is not complete. Please open it from the mail that we sent.</p>
      )}
    </div>
  )
}
