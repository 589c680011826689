import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import * as words from '#words/ui/dialogs/dialog'
import { IconButton } from '../buttons/icon-button.tsx'
import { WholeWords } from '../words/whole-words.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

export function Dialog({ open, onOpenChange, title, children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-veil motion-safe:animate-fade">
          <div className="grid min-h-full place-items-center p-3">
            <Primitive.Content
              {...returnFocus}
              aria-describedby={undefined}
              className="relative w-full max-w-md rounded-card border border-line bg-card p-6 shadow-soft"
            >
              <div className="mb-4 flex items-start justify-between gap-3">
                <Primitive.Title className="min-w-0 break-words pt-2 text-xl">
                  <WholeWords>{title}</WholeWords>
                </Primitive.Title>
                <Primitive.Close asChild>
                  <IconButton icon={X} label={words.close} className="-mr-2" />
                </Primitive.Close>
              </div>
              {children}
            </Primitive.Content>
          </div>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
