import * as words from '#words/household/parents'
import { Button } from '../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../ui/dialogs/use-code-on-use.ts'

/** A button until it is touched: few families invite, and the form brings what reads an address. */
export function InviteParent() {
  const { code, use } = useCodeOnUse(() => import('./invite-form.tsx'))
  return code ? (
    <code.InviteForm />
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={use}>
      {words.inviteParent}
    </Button>
  )
}
