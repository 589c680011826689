import type { Account } from '@brightplate/contract/account/account'
import type { MouseEvent } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { announce } from '../../ui/page/announce.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { AccountSection } from './account-section.tsx'
import { useChangeAccount } from './use-change-account.ts'

const failed = 'Failed to save your choice'

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
          announce(
            model_opt_in
              ? `${provider} may be asked for dishes`
              : `${provider} is no longer asked for dishes`,
          )
          toast.success(model_opt_in ? 'Agreement saved' : 'Agreement taken back')
        },
      },
    )
  }

  return (
    <AccountSection title="Ideas from a language model">
      <p>
        If you agree, we also ask a language model run by <strong>{provider}</strong> to suggest
        dishes. Our rules check each one as they check our own, and leave out what does not pass.
      </p>
      <div>
        <h3 className="font-semibold">What is sent</h3>
        <p>
          Words of our own lists and numbers: the meal, diets, allergens and foods to keep out,
          foods and textures that are liked or avoided, goals, minutes, energy, and the age as “a
          child of 7”.
        </p>
      </div>
      <div>
        <h3 className="font-semibold">What is never sent</h3>
        <p>No name, no email, nothing as you typed it.</p>
      </div>
      <p className="font-semibold">
        {isAgreed && account.model_agreed_at
          ? `You agreed on ${fullDate(account.model_agreed_at)}.`
          : `You have not agreed. Nothing is sent to ${provider}.`}
      </p>
      <p className="text-muted text-sm">
        You can take this back here at any time. Suggested dishes that we kept for your next plans
        are then deleted; the plans that you have stay as they are.
      </p>
      <TextLink to="/privacy#language-model">Language models and your privacy</TextLink>
      <FormError>{error && errorMessage(error, failed)}</FormError>
      <Button variant="secondary" busyLabel={isPending && 'Saving...'} onClick={choose}>
        {isAgreed ? `Stop asking ${provider}` : `Agree to ask ${provider}`}
      </Button>
    </AccountSection>
  )
}
