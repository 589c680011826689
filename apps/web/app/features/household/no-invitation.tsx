import * as words from '#words/household/join'
import { goToStart } from '#words/routes/public/not-found'
import { sitePath } from '../../site-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Pictured } from '../../ui/page/pictured.tsx'

/** Why an invitation does not open, and what whoever was invited can do. */
export const NoInvitation = ({ message }: { message: string }) => (
  <div className="max-w-2xl">
    <Pictured slug="bento-box">
      <div className="grid gap-2">
        <p role="alert" className="text-lg">
          {message}
        </p>
        <p className="text-muted">{words.askAgain}</p>
      </div>
      <ButtonLink to={sitePath('/')}>{goToStart}</ButtonLink>
    </Pictured>
  </div>
)
