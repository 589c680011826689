import type { Child } from '@brightplate/contract/child/child'
import { useState } from 'react'
import * as words from '#words/children/delete/button'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'

const loadDialog = () => import('./delete-child-dialog.tsx')
const preload = () => void loadDialog().catch(() => {})

interface DeleteChildProps {
  child: Child
  onDeleted: () => void
}

export function DeleteChild({ child, onDeleted }: DeleteChildProps) {
  const [open, setOpen] = useState(false)
  const { code, use } = useCodeOnUse(loadDialog)
  const ask = () => {
    use()
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
        {words.ask}
      </Button>
      {code && (
        <code.DeleteChildDialog
          child={child}
          open={open}
          onOpenChange={setOpen}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}
