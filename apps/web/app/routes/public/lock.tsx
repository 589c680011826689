import { useSearchParams } from 'react-router'
import * as words from '#words/routes/public/lock'
import { LockAccount } from '../../features/auth/mailed-links/lock-account.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Lock() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>{words.heading}</PageHeading>
      {token ? <LockAccount token={token} /> : <p>{words.linkNotComplete}</p>}
    </div>
  )
}
