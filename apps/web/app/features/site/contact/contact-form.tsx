import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import type { ContactMessage } from '@brightplate/contract/site/contact'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as words from '#words/site/contact/form'
import { tabStorage } from '../../../api/storage/browser-storage.ts'
import { mailLink, served } from '../../../served.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { Field, inputStyle, TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { MailAddress } from '../../../ui/words/mail-address.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { useNativeErrors } from '../use-native-errors.ts'
import { WithoutScripts } from '../without-scripts.tsx'
import {
  emptyMessage,
  forgetContactDraft,
  keepContactDraft,
  readContactDraft,
} from './contact-draft.ts'
import { ContactWhen } from './contact-when.tsx'

const sentences: Record<keyof ContactMessage, string> = {
  name: words.noName,
  email: words.noEmail,
  subject: words.noSubject,
  message: words.noMessage,
}

const fieldNames = ['name', 'email', 'subject', 'message'] as const

const longest: Record<keyof ContactMessage, number> = {
  name: limits.nameMaxLength,
  email: limits.emailMaxLength,
  subject: limits.subjectMaxLength,
  message: limits.messageMaxLength,
}

/** A sentence that names the address for mail. */
function WithMail({ text }: { text: (values: { mail: string }) => string }) {
  const link = (text: string) => (
    <a href={`mailto:${served.mail}`} className="font-semibold text-leaf underline">
      <MailAddress>{text}</MailAddress>
    </a>
  )
  return <RichText text={text({ mail: served.mail })} parts={{ mail: link }} />
}

/** The message as a mail of the parent's own mail program. */
const asMail = ({ subject, message, name }: ContactMessage) =>
  `${mailLink(subject)}&body=${encodeURIComponent(`${message}\n\n${name}`)}`

function Sent({ message }: { message: ContactMessage }) {
  return (
    <div className="grid gap-1 rounded-control bg-wash p-4">
      <p className="font-semibold">{words.sent}</p>
      <ContactWhen when="closed">
        <p className="text-muted">
          <RichText
            text={words.alsoByMail}
            parts={{
              link: (text) => (
                <a href={asMail(message)} className="font-semibold text-leaf underline">
                  {text}
                </a>
              ),
            }}
          />
        </p>
      </ContactWhen>
    </div>
  )
}

/** As specified, submitting makes no call, unless whoever runs the service has set a mailbox for it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(emptyMessage)
  const [sent, setSent] = useState<ContactMessage | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, onInvalid, onInput, show } = useNativeErrors(sentences)

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

  const write = (name: keyof ContactMessage, text: string) => {
    const next = { ...message, [name]: text }
    setMessage(next)
    keepContactDraft(tabStorage, next)
  }

  /** Nothing that is typed is cut: it is said while it is too long. */
  const tooLong = (name: keyof ContactMessage): string | undefined =>
    message[name].trim().length > longest[name] ? limitMessages[name] : undefined

  const change = (name: keyof ContactMessage) => ({
    name,
    value: message[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
    error: errors[name] ?? tooLong(name),
    required: true,
  })

  const isTaken = async (): Promise<boolean> => {
    if (served.contact !== 'open') return true
    setIsSending(true)
    setFailure(null)
    try {
      const { postMessage } = await import('./post-message.ts')
      const refusal = await postMessage(message)
      if (refusal) show(refusal.fields)
      setFailure(refusal?.sentence ?? null)
      return refusal === null
    } catch {
      // The code that sends it did not come.
      setFailure(words.noConnection)
      return false
    } finally {
      setIsSending(false)
    }
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    const long = fieldNames.find(tooLong)
    if (long) form.current?.querySelector<HTMLElement>(`[name=${long}]`)?.focus()
    if (long || isSending || !(await isTaken())) return
    setSent(message)
    forgetContactDraft(tabStorage)
  }

  const { error, ...messageField } = change('message')
  return (
    // Without scripts this method submits nothing, so that nothing typed ends up in an address.
    <form
      ref={form}
      method="dialog"
      aria-label={words.title}
      onSubmit={send}
      onInvalid={onInvalid}
      onInput={onInput}
      className="grid grid-cols-1 gap-5"
    >
      <WithoutScripts>
        <WithMail text={words.withoutScripts} />
      </WithoutScripts>
      <TextField label={words.name} autoComplete="name" {...change('name')} />
      <EmailField {...change('email')} />
      <TextField label={words.subject} {...change('subject')} />
      <ContactWhen when="open">
        <Button variant="secondary" onClick={() => write('subject', words.allergenSubject)}>
          {words.reportAllergen}
        </Button>
      </ContactWhen>
      <Field
        label={words.message}
        hint={message.subject === words.allergenSubject && words.allergenHint}
        error={error}
      >
        {(control) => (
          <textarea {...messageField} {...control} rows={6} className={`${inputStyle} py-3`} />
        )}
      </Field>
      <ContactWhen when="closed">
        <p className="max-w-[60ch] rounded-control bg-apricot-wash p-4">
          <WithMail text={words.reachesNobody} />
        </p>
      </ContactWhen>
      <FormError>{failure}</FormError>
      <div role="status">{sent && <Sent message={sent} />}</div>
      <Button type="submit" busyLabel={isSending && words.sending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
