import { type FormEvent, useState } from 'react'
import * as words from '#words/site/frame/footer'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useNativeErrors } from '../use-native-errors.ts'

const sentences = { newsletter: words.noEmail }

/** As specified, submitting makes no call. */
export function NewsletterForm() {
  const [submitted, setSubmitted] = useState(false)
  const { errors, onInvalid, onInput } = useNativeErrors(sentences)
  const subscribe = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
  }
  return (
    // Without scripts this method submits nothing, so that no address ends up in an address bar.
    <form
      method="dialog"
      aria-label={words.newsletter}
      className="grid max-w-xl gap-3"
      onSubmit={subscribe}
      onInvalid={onInvalid}
      onInput={onInput}
    >
      <div className="grid items-start gap-x-3 gap-y-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={words.newsletter}
          type="email"
          name="newsletter"
          required
          autoComplete="email"
          placeholder={words.yourEmail}
          error={errors.newsletter}
        />
        <Button type="submit" variant="secondary" className="sm:mt-[1.925rem]">
          {words.subscribe}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {submitted && words.nothingSent}
      </p>
    </form>
  )
}
