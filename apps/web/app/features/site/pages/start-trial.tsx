import * as words from '#words/site/pages/start-trial'
import { useSession } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { AuthButton } from '../../auth/auth-button.tsx'

/** The next step after reading: an account, or for whoever has one, a plan. */
export function StartTrial() {
  const signedIn = useSession() !== null
  return signedIn ? (
    <ButtonLink to="/meal-plan/generate">{words.makePlan}</ButtonLink>
  ) : (
    <AuthButton tab="register">{words.startTrial}</AuthButton>
  )
}
