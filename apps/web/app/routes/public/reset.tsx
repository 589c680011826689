import { useSearchParams } from 'react-router'
import * as words from '#words/routes/public/reset'
import { AuthButton } from '../../features/auth/auth-button.tsx'
import { ResetPasswordForm } from '../../features/auth/mailed-links/reset-password-form.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Reset() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>{words.heading}</PageHeading>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{words.linkNotComplete}</p>
          <AuthButton tab="login">{words.logIn}</AuthButton>
        </div>
      )}
    </div>
  )
}
