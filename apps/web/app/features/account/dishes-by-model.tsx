import type { Account } from '@brightplate/contract/account/account'
import type { MouseEvent } from 'react'
import * as words from '#words/account/model'
import { errorMessage } from '../../api/error-message.ts'
import { sitePath } from '../../site-path.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { announce } from '../../ui/page/announce.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { RichText } from '../../ui/words/rich-text.tsx'
import { useChangeAccount } from './use-change-account.ts'

interface DishesByModelProps {
  account: Account
  provider: string
}

/** The family's agreement that a language model of the provider may be asked for dishes. */
export function DishesByModel({ account, provider }: DishesByModelProps) {
  const { mutate, isPending, error } = useChangeAccount()
  const isAgreed = account.model_opt_in

  const choose = ({ detail }: MouseEvent) => {
    // The second click of a double click would take the first one back.
    if (detail > 1) return
    mutate(
      { model_opt_in: !isAgreed },
      {
        onSuccess: ({ model_opt_in }) => {
          announce((model_opt_in ? words.isAsked : words.isNoLongerAsked)({ provider }))
          toast.success(model_opt_in ? words.agreementSaved : words.agreementTakenBack)
        },
      },
    )
  }

  return (
    <>
      <p>
        <RichText
          text={words.about({ provider })}
          parts={{ provider: (text) => <strong>{text}</strong> }}
        />
      </p>
      <div>
        <h3 className="font-semibold">{words.sentTitle}</h3>
        <p>{words.sent}</p>
      </div>
      <div>
        <h3 className="font-semibold">{words.neverSentTitle}</h3>
        <p>{words.neverSent}</p>
      </div>
      <p className="font-semibold">
        {isAgreed && account.model_agreed_at
          ? words.agreedOn({ date: fullDate(account.model_agreed_at) })
          : words.notAgreed({ provider })}
      </p>
      <p className="text-muted text-sm">{words.takeBack}</p>
      <TextLink to={sitePath('/privacy#language-model')}>{words.privacy}</TextLink>
      <FormError>{error && errorMessage(error, words.couldNotSave)}</FormError>
      <Button variant="secondary" busyLabel={isPending && words.saving} onClick={choose}>
        {(isAgreed ? words.stop : words.agree)({ provider })}
      </Button>
    </>
  )
}
