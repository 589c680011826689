import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** Submitting makes no call. */
export function NewsletterForm() {
  const [submitted, setSubmitted] = useState(false)
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
      }}
    >
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label="Newsletter"
          type="email"
          name="newsletter-email"
          required
          autoComplete="email"
          placeholder="Your email address"
        />
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {submitted &&
          'Thank you. The newsletter has not started yet, so nothing was sent or stored.'}
      </p>
    </form>
  )
}
