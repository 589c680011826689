import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { type FormEvent, useState } from 'react'
import * as words from '#words/plans/shopping/marking'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'

/** A line of one's own, such as soap. */
export function AddOwnLine({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const isLong = text.trim().length > limits.shoppingTextMaxLength
  const add = (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    setIsEmpty(line === '')
    if (line === '' || isLong) return
    onAdd(line)
    setText('')
  }
  return (
    <form onSubmit={add} noValidate className="grid max-w-md gap-2 print:hidden">
      <TextField
        label={words.ownLine}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          isLong ? limitMessages.shoppingText : isEmpty ? limitMessages.noShoppingText : undefined
        }
      />
      <Button type="submit" variant="secondary" className="w-fit">
        {words.add}
      </Button>
    </form>
  )
}
