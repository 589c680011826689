import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readReturnPath } from '../../api/session/return-path.ts'
import { useSession } from '../../api/session/session.ts'
import { tabStorage } from '../../api/storage/browser-storage.ts'

/** Leads on after a login: to where the parent was going, else to the dashboard. */
export function useLeaveWhenSignedIn(isWanted = true): void {
  const leaves = useSession() !== null && isWanted
  const navigate = useNavigate()
  useEffect(() => {
    if (leaves) navigate(readReturnPath(tabStorage), { replace: true })
  }, [leaves, navigate])
}
