import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'
import { readAskedTab } from './asked-tab.ts'
import type { AuthTab } from './auth-tab.ts'

/** The dialog's code is fetched when a hand nears a button that opens it. */
export const loadAuthDialog = () => import('./auth-dialog.tsx')
const AuthDialog = lazy(loadAuthDialog)

const OpenAuthDialog = createContext<(tab: AuthTab) => void>(() => {})

export const useOpenAuthDialog = () => useContext(OpenAuthDialog)

export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<AuthTab>('login')
  const openAt = (next: AuthTab) => {
    setTab(next)
    setWanted(true)
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
      <Suspense>
        {wanted && <AuthDialog open={open} onOpenChange={setOpen} tab={tab} onTab={setTab} />}
      </Suspense>
    </OpenAuthDialog>
  )
}
