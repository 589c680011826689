import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import * as words from '#words/ui/dialogs/confirm'
import { Button } from '../buttons/button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  question: string
  confirmLabel: string
  /** Of the button that leaves everything as it is. */
  keepLabel?: string
  busyLabel: string | false
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  const { open, onOpenChange, question, confirmLabel, busyLabel, onConfirm, children } = props
  const { keepLabel = words.cancel } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-veil motion-safe:animate-fade">
          <div className="grid min-h-full place-items-center p-3">
            <Primitive.Content
              {...returnFocus}
              aria-describedby={undefined}
              className="grid w-full max-w-md gap-4 rounded-card border border-line bg-card p-6 shadow-soft"
            >
              <Primitive.Title className="text-xl">{question}</Primitive.Title>
              {children}
              <div className="flex flex-wrap justify-end gap-3">
                <Primitive.Cancel asChild>
                  <Button variant="secondary">{keepLabel}</Button>
                </Primitive.Cancel>
                <Button variant="danger" busyLabel={busyLabel} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </Primitive.Content>
          </div>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
