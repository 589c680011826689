import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../ui/buttons/button-style.ts'
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
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => openAuthDialog(tab)}
    >
      {children}
    </Button>
  )
}
