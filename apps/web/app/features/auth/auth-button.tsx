import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../ui/buttons/button-style.ts'
import { askedTab } from './asked-tab.ts'
import { loadAuthDialog, useOpenAuthDialog } from './auth-dialog-provider.tsx'
import type { AuthTab } from './auth-tab.ts'

interface AuthButtonProps {
  tab: AuthTab
  variant?: ButtonVariant
  children: ReactNode
}

const preload = () => void loadAuthDialog().catch(() => {})

export function AuthButton({ tab, variant, children }: AuthButtonProps) {
  const openAuthDialog = useOpenAuthDialog()
  return (
    // Before the scripts are there a tap asks for the page again, and the dialog opens once they are.
    <form method="get" className="contents">
      <Button
        type="submit"
        name={askedTab}
        value={tab}
        variant={variant}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          event.preventDefault()
          openAuthDialog(tab)
        }}
      >
        {children}
      </Button>
    </form>
  )
}
