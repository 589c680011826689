import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Says once that something failed, each time that it begins to. */
export function useFailureToast(failed: boolean, message: string): void {
  useEffect(() => {
    if (failed) toast.error(message)
  }, [failed, message])
}
