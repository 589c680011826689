import { NavLink } from 'react-router'
import * as words from '#words/site/frame/public-header'
import { useSession } from '../../../api/session/session.ts'
import { sitePath } from '../../../site-path.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { AuthButton } from '../../auth/auth-button.tsx'
import { PageInOtherLanguages } from '../../languages/page-in-other-languages.tsx'
import { Brand } from './brand.tsx'

const links = [
  { to: sitePath('/how-it-works'), label: words.howItWorks },
  { to: sitePath('/faqs'), label: words.faqs },
  { to: sitePath('/about'), label: words.about },
]

export function PublicHeader() {
  const signedIn = useSession() !== null
  return (
    <header className="border-line border-b">
      <nav
        aria-label={words.main}
        className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-3 px-4 py-3"
      >
        <Brand to={signedIn ? '/dashboard' : sitePath('/')} />
        <div className="ml-auto flex items-center gap-x-1 sm:gap-x-3 lg:gap-x-6">
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
          <PageInOtherLanguages />
          {signedIn ? (
            <ButtonLink to="/dashboard" variant="secondary">
              {words.dashboard}
            </ButtonLink>
          ) : (
            <div className="flex flex-wrap gap-1">
              <div className="max-sm:hidden">
                <AuthButton tab="login" variant="quiet">
                  {words.logIn}
                </AuthButton>
              </div>
              <AuthButton tab="register" variant="secondary">
                {words.getStarted}
              </AuthButton>
            </div>
          )}
        </div>
      </nav>
    </header>
  )
}
