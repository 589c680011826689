import { useSearchParams } from 'react-router'
import * as words from '#words/routes/public/verify'
import { VerifyEmail } from '../../features/auth/mailed-links/verify-email.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Verify() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>{words.heading}</PageHeading>
      {token ? <VerifyEmail token={token} /> : <p>{words.linkNotComplete}</p>}
    </div>
  )
}
