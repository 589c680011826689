import type { ReactNode } from 'react'

interface CardProps {
  children: ReactNode
  className?: string
}

export function Card({ children, className = '' }: CardProps) {
  return (
    <div className={`rounded-card border border-line bg-card p-5 shadow-soft ${className}`}>
      {children}
    </div>
  )
}
