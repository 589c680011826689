import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useCodeOnUse } from '../../ui/dialogs/use-code-on-use.ts'
import { readAskedTab } from './asked-tab.ts'
import type { AuthTab } from './auth-tab.ts'

/** The dialog's code is fetched when a hand nears a button that opens it. */
export const loadAuthDialog = () => import('./auth-dialog.tsx')

const OpenAuthDialog = createContext<(tab: AuthTab) => void>(() => {})

export const useOpenAuthDialog = () => useContext(OpenAuthDialog)

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const { code, use } = useCodeOnUse(loadAuthDialog)
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<AuthTab>('login')
  const openAt = (next: AuthTab) => {
    setTab(next)
    use()
    setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    const asked = readAskedTab(location.search)
    if (!asked) return
    history.replaceState(history.state, '', location.pathname + location.hash)
    openAt(asked)
  }, [])
  return (
    <OpenAuthDialog value={openAt}>
      {children}
      {code && <code.default open={open} onOpenChange={setOpen} tab={tab} onTab={setTab} />}
    </OpenAuthDialog>
  )
}
