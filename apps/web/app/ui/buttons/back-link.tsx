import { ArrowLeft } from 'lucide-react'
import * as words from '#words/ui/buttons'
import { ButtonLink } from './button-link.tsx'

interface BackLinkProps {
  /** The dashboard where nothing is said. */
  to?: string
  children?: string
}

export function BackLink({ to = '/dashboard', children = words.backToDashboard }: BackLinkProps) {
  return (
    <ButtonLink to={to} variant="quiet" className="-ml-3 mb-1 text-left sm:mb-4">
      <ArrowLeft aria-hidden size={20} />
      {children}
    </ButtonLink>
  )
}
