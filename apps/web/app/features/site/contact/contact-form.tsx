import { type FormEvent, useEffect, useRef, useState } from 'react'
import { tabStorage } from '../../../api/storage/browser-storage.ts'
import { mailLink, site } from '../../../site.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field, inputStyle, TextField } from '../../../ui/forms/field.tsx'
import { useNativeErrors } from '../use-native-errors.ts'
import { WithoutScripts } from '../without-scripts.tsx'
import {
  type ContactMessage,
  emptyMessage,
  forgetContactDraft,
  keepContactDraft,
  readContactDraft,
} from './contact-draft.ts'

const sentences: Record<keyof ContactMessage, string> = {
  name: 'Enter your name.',
  email: 'Enter an email address like name@example.com.',
  subject: 'Enter a subject.',
  message: 'Enter your message.',
}

/** The message as a mail of the parent's own mail program. */
const asMail = ({ subject, message, name }: ContactMessage) =>
  `${mailLink(subject)}&body=${encodeURIComponent(`${message}\n\n${name}`)}`

function Sent({ message }: { message: ContactMessage }) {
  return (
    <div className="grid gap-1 rounded-control bg-wash p-4">
      <p className="font-semibold">Message sent! We'll get back to you within 24 hours.</p>
      <p className="text-muted">
        To be sure that it arrives, you can also{' '}
        <a href={asMail(message)} className="font-semibold text-leaf underline">
          send it from your own mail program
        </a>
        .
      </p>
    </div>
  )
}

/** As specified, submitting makes no call. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(emptyMessage)
  const [sent, setSent] = useState<ContactMessage | null>(null)
  const { errors, onInvalid, onInput } = useNativeErrors(sentences)

  // Typed before the page woke up, or before a reload: either way it stays.
  useEffect(() => {
    const draft = readContactDraft(tabStorage)
    const typed = new FormData(form.current ?? undefined)
    const pick = (name: keyof ContactMessage) => String(typed.get(name) || draft[name])
    setMessage({
      name: pick('name'),
      email: pick('email'),
      subject: pick('subject'),
      message: pick('message'),
    })
  }, [])

  const change = (name: keyof ContactMessage) => ({
    name,
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...message, [name]: target.value }
      setMessage(next)
      keepContactDraft(tabStorage, next)
    },
    error: errors[name],
    required: true,
  })

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(message)
    forgetContactDraft(tabStorage)
  }

  const { error, ...messageField } = change('message')
  return (
    // Without scripts this method submits nothing, so that nothing typed ends up in an address.
    <form
      ref={form}
      method="dialog"
      aria-label="Write to us"
      onSubmit={send}
      onInvalid={onInvalid}
      onInput={onInput}
      className="grid gap-5"
    >
      <WithoutScripts>
        This form needs JavaScript. Without it, please write to{' '}
        <a href={`mailto:${site.supportEmail}`} className="font-semibold text-leaf underline">
          {site.supportEmail}
        </a>
        .
      </WithoutScripts>
      <TextField label="Name" autoComplete="name" {...change('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...change('email')} />
      <TextField label="Subject" {...change('subject')} />
      <Field label="Message" error={error}>
        {(control) => (
          <textarea {...messageField} {...control} rows={6} className={`${inputStyle} py-3`} />
        )}
      </Field>
      <div role="status">{sent && <Sent message={sent} />}</div>
      <Button type="submit" className="justify-self-start">
        Send message
      </Button>
    </form>
  )
}
