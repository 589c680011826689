import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import type { SharedWords } from '../view/shared-words.ts'

interface CodeFormProps {
  words: SharedWords
  message: string | null
  onCode: (code: string) => Promise<void>
}

export function CodeForm({ words, message, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isSending, setIsSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    await onCode(code.trim())
    setIsSending(false)
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-sm grid-cols-1 gap-4">
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={message ?? undefined}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" disabled={isSending}>
        {words.open}
      </Button>
    </form>
  )
}
