import { ArrowLeft } from 'lucide-react'
import * as words from '#words/ui/buttons'
import { ButtonLink } from './button-link.tsx'

export function BackLink() {
  return (
    <ButtonLink to="/dashboard" variant="quiet" className="-ml-3 mb-1 text-left sm:mb-4">
      <ArrowLeft aria-hidden size={20} />
      {words.backToDashboard}
    </ButtonLink>
  )
}
