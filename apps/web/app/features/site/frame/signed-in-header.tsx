import type { User } from '@brightplate/contract/account/auth'
import { Crown, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/site/frame/signed-in-header'
import { sitePath } from '../../../site-path.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { logOut } from '../../auth/log-out.ts'
import { LanguageButtons } from '../../languages/language-buttons.tsx'
import { useSubscription } from '../../subscriptions/use-subscription.ts'
import { Brand } from './brand.tsx'

function CrownBadge() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-apricot px-2.5 py-0.5 font-semibold text-on-apricot text-sm">
      <Crown aria-hidden size={16} />
      {words.premium}
    </span>
  )
}

interface SignedInHeaderProps {
  user: User
  places: ReactNode
}

export function SignedInHeader({ user, places }: SignedInHeaderProps) {
  const navigate = useNavigate()
  const premium = useSubscription().data?.plan_type === 'premium'
  const leave = () => {
    logOut()
    toast.success(words.loggedOut)
    navigate(sitePath('/'))
  }
  return (
    <header className="@container border-line border-b print:hidden">
      <nav
        aria-label={words.main}
        className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-x-3 px-4 sm:gap-x-4 sm:py-2"
      >
        <Brand to="/dashboard" isShort />
        {/* A row of its own below 64 rem: it has its height before it is known what stands there. */}
        <div className="max-sm:hidden max-lg:order-last max-lg:min-h-12 max-lg:w-full">
          {places}
        </div>
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-muted sm:justify-end">
          <span className="@max-[15rem]:hidden truncate">{words.hello({ name: user.name })}</span>
          {premium && <CrownBadge />}
        </p>
        <div className="ml-auto flex max-w-full shrink-0 flex-wrap justify-end sm:gap-1">
          <ButtonLink to="/account" variant="quiet" className="px-3">
            <UserRound aria-hidden size={20} />
            <span className="max-sm:sr-only">{words.account}</span>
          </ButtonLink>
          <LanguageButtons />
          <Button variant="quiet" className="px-3" onClick={leave}>
            <LogOut aria-hidden size={20} className="max-sm:hidden" />
            {words.logOut}
          </Button>
        </div>
      </nav>
    </header>
  )
}
