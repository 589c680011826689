import type { NewCareLink } from '@brightplate/contract/sharing/care-link'
import { Copy, Share2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import * as words from '#words/sharing/form'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { linkAddress } from './link-address.ts'

const canSend = () => typeof navigator.share === 'function'

interface NewLinkProps {
  link: NewCareLink
  onAnother: () => void
}

/** The address of a link that was made just now: nobody can look it up later. */
export function NewLink({ link, onAnother }: NewLinkProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = linkAddress(location.origin, link)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(words.copied)
    } catch {
      toast.error(words.couldNotCopy)
    }
  }
  // Closing the phone's sheet is no failure.
  const send = () => navigator.share({ url: address }).catch(() => {})
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
          {words.made({ recipient: link.recipient })}
        </h2>
        <p>{words.madeOnce}</p>
        {link.kind === 'calendar' && <p>{words.calendarAddress}</p>}
        <TextField
          label={words.address}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap gap-3">
          {canSend() && (
            <Button onClick={send}>
              <Share2 aria-hidden size={20} />
              {words.send}
            </Button>
          )}
          <Button variant={canSend() ? 'secondary' : 'primary'} onClick={copy}>
            <Copy aria-hidden size={20} />
            {words.copy}
          </Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onAnother}>
            {words.another}
          </Button>
          <ButtonLink to="/sharing" variant="quiet">
            {words.allShared}
          </ButtonLink>
        </div>
      </Card>
    </section>
  )
}
