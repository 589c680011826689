import type { ReactNode } from 'react'

interface SubscriptionBannerProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

export function SubscriptionBanner({ title, children, action }: SubscriptionBannerProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-apricot-wash px-5 py-4"
    >
      <div>
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
      {action}
    </section>
  )
}
