import { NavLink } from 'react-router'
import { useSession } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { AuthButton } from '../../auth/auth-button.tsx'
import { Brand } from './brand.tsx'

const links = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/faqs', label: 'FAQs' },
  { to: '/about', label: 'About' },
]

export function PublicHeader() {
  const signedIn = useSession() !== null
  return (
    <header className="border-line border-b">
      <nav
        aria-label="Main"
        className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-3 px-4 py-3"
      >
        <Brand to={signedIn ? '/dashboard' : '/'} />
        <div className="ml-auto flex items-center gap-6">
          <ul className="flex gap-6 max-md:hidden">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          {signedIn ? (
            <ButtonLink to="/dashboard" variant="secondary">
              Dashboard
            </ButtonLink>
          ) : (
            <div className="flex flex-wrap gap-1">
              <div className="max-sm:hidden">
                <AuthButton tab="login" variant="quiet">
                  Log in
                </AuthButton>
              </div>
              <AuthButton tab="register" variant="secondary">
                Get Started
              </AuthButton>
            </div>
          )}
        </div>
      </nav>
    </header>
  )
}
