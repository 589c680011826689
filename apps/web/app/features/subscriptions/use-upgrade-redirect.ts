import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const redirectDelayMs = 2000

/** Leads to the subscription page shortly after a message that says to upgrade. */
export function useUpgradeRedirect(message: string | null): void {
  const navigate = useNavigate()
  const wanted = message?.includes('Upgrade to premium') ?? false
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => navigate('/subscription'), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [wanted, navigate])
}
