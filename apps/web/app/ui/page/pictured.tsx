import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '../picture.tsx'

interface PicturedProps extends Pick<ComponentProps<typeof Picture>, 'slug' | 'tone'> {
  children: ReactNode
}

/** The few words of a page that says one thing, beside a picture; under it on a phone. */
export const Pictured = ({ slug, tone, children }: PicturedProps) => (
  <div className="flex flex-col gap-6 sm:flex-row sm:gap-8">
    <Picture slug={slug} tone={tone} size={120} />
    <div className="grid min-w-0 content-start justify-items-start gap-6">{children}</div>
  </div>
)
