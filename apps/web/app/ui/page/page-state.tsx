import type { ReactNode } from 'react'
import * as words from '#words/ui/page/state'
import { Button } from '../buttons/button.tsx'

export function LoadingState() {
  return (
    <p
      role="status"
      className="grid min-h-32 place-items-center rounded-card bg-wash p-6 text-muted"
    >
      {words.loading}
    </p>
  )
}

interface ErrorStateProps {
  message: string
  onRetry: () => void
  /** Another way on. */
  children?: ReactNode
}

export function ErrorState({ message, onRetry, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid min-h-32 place-items-center gap-3 rounded-card border border-line bg-card p-6 text-center"
    >
      <p>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.tryAgain}
      </Button>
      {children}
    </div>
  )
}

interface EmptyStateProps {
  message: string
  children?: ReactNode
}

/** Nothing here yet, and the one thing to do about it. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div className="grid min-h-32 place-items-center content-center gap-4 rounded-card border border-line border-dashed bg-card p-6 text-center">
      <p>{message}</p>
      {children}
    </div>
  )
}
