import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import * as words from '#words/ui/dialogs/dialog'
import { IconButton } from '../buttons/icon-button.tsx'
import { WholeWords } from '../words/whole-words.tsx'
import { sheetStyle, veil } from './sheet-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface SheetProps {
  onClose: () => void
  title: string
  /** Above the title. */
  above?: ReactNode
  children: ReactNode
}

/** Comes from the bottom of a phone, and from the side of a desk; what is under it stays where it is. */
export function Sheet({ onClose, title, above, children }: SheetProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={veil} />
        <Primitive.Content {...returnFocus} aria-describedby={undefined} className={sheetStyle}>
          {/* It stays in reach however far the sheet is read. */}
          <div className="sticky top-0 z-10 float-right -mt-2 -mr-2">
            <Primitive.Close asChild>
              <IconButton icon={X} label={words.close} className="bg-card" />
            </Primitive.Close>
          </div>
          {above}
          <Primitive.Title className="break-words font-semibold text-xl leading-tight">
            <WholeWords>{title}</WholeWords>
          </Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
