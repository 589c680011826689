import { useSearchParams } from 'react-router'
import { LockAccount } from '../../features/auth/lock-account.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Lock() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>Lock your account</PageHeading>
      {token ? (
        <LockAccount token={token} />
      ) : (
        <p>This link is not complete. Please open it from the mail that we sent.</p>
      )}
    </div>
  )
}
