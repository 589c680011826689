import { useSearchParams } from 'react-router'
import { AuthButton } from '../../features/auth/auth-button.tsx'
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'

export default function Reset() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>Choose a new password</PageHeading>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>This link is not complete. Please ask for a new one at the login.</p>
          <AuthButton tab="login">Log in</AuthButton>
        </div>
      )}
    </div>
  )
}
