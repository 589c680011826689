import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import * as words from '#words/ui/toasts'

/** The figures are the specification's. */
export default function SonnerArea(): ReactNode {
  return (
    <Toaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={{ bottom: 'var(--above-docked, 24px)' }}
      mobileOffset={{ bottom: 'var(--above-docked, 16px)' }}
      hotkey={['altKey', 'KeyT']}
      theme="system"
      closeButton
      toastOptions={{
        closeButtonAriaLabel: words.dismiss,
        classNames: { actionButton: '!min-h-11 !px-4 !font-semibold !text-base' },
      }}
    />
  )
}
