import type { Child } from '@brightplate/contract/child'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const loadDialog = () => import('./delete-child-dialog.tsx')
const DeleteChildDialog = lazyPart(loadDialog)
const preload = () => void loadDialog().catch(() => {})

interface DeleteChildProps {
  child: Child
  onDeleted: () => void
}

export function DeleteChild({ child, onDeleted }: DeleteChildProps) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={ask}
      >
        Delete
      </Button>
      <Suspense>
        {wanted && (
          <DeleteChildDialog
            child={child}
            open={open}
            onOpenChange={setOpen}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </>
  )
}
