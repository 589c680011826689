import { servedPage } from '@brightplate/contract/site/served-page'
import type { ReactNode } from 'react'
import { served } from '../../../served.ts'

interface ContactWhenProps {
  when: 'open' | 'closed'
  children: ReactNode
}

/** Stands only where the contact form reaches somebody, or only where it does not. */
export function ContactWhen({ when, children }: ContactWhenProps) {
  if (!served.isBuild && served.contact !== when) return null
  return <div {...{ [servedPage.contactWhenAttribute]: when }}>{children}</div>
}
