import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { AuthButton } from '../auth/auth-button.tsx'
import { Brand } from './brand.tsx'

export function PublicHeader() {
  const signedIn = useSession() !== null
  return (
    <header className="border-line border-b">
      <nav
        aria-label="Main"
        className="mx-auto flex max-w-[1120px] items-center justify-between gap-3 px-4 py-3"
      >
        <Brand to={signedIn ? '/dashboard' : '/'} />
        {signedIn ? (
          <ButtonLink to="/dashboard" variant="secondary">
            Dashboard
          </ButtonLink>
        ) : (
          <AuthButton tab="login" variant="secondary">
            Get Started
          </AuthButton>
        )}
      </nav>
    </header>
  )
}
