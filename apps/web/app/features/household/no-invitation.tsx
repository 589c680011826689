import * as words from '#words/household/join'
import { goToStart } from '#words/routes/public/not-found'
import { sitePath } from '../../site-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** Why an invitation does not open, and what whoever was invited can do. */
export const NoInvitation = ({ message }: { message: string }) => (
  <div className="grid max-w-2xl justify-items-start gap-4">
    <p role="alert" className="text-lg">
      {message}
    </p>
    <p className="text-muted">{words.askAgain}</p>
    <ButtonLink to={sitePath('/')}>{goToStart}</ButtonLink>
  </div>
)
