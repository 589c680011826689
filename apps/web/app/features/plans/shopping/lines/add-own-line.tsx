import { limits } from '@brightplate/contract/limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'

/** A line of one's own, such as soap. */
export function AddOwnLine({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setIsEmpty(words === '')
    if (words === '') return
    onAdd(words)
    setText('')
  }
  return (
    <form onSubmit={add} noValidate className="grid max-w-md gap-2 print:hidden">
      <TextField
        label="Add a line of your own"
        value={text}
        maxLength={limits.shoppingTextMaxLength}
        onChange={(event) => setText(event.target.value)}
        error={isEmpty ? 'Write what to buy.' : undefined}
      />
      <Button type="submit" variant="secondary" className="w-fit">
        Add the line
      </Button>
    </form>
  )
}
