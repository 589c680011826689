import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/account/data'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { forgetDevice } from '../../api/session/known-device.ts'
import { lastingStorage } from '../../api/storage/browser-storage.ts'
import { sitePath } from '../../site-path.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { clearDevice } from '../auth/log-out.ts'
import { useConfirmed } from './use-confirmed.tsx'

export function EraseAccount() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { confirmed, dialog } = useConfirmed()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      confirmed(() => api('eraseAccount', { body: { current_password: password } })),
    onSuccess: () => {
      clearDevice()
      forgetDevice(lastingStorage)
      toast.success(words.erased)
      navigate(sitePath('/'))
    },
  })
  return (
    <>
      <p>{words.whatIsErased}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.question}
        confirmLabel={words.eraseEverything}
        busyLabel={isPending && words.erasing}
        onConfirm={mutate}
      >
        <PasswordField
          label={words.yourPassword}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>{error && errorMessage(error, words.couldNotErase)}</FormError>
      </ConfirmDialog>
      {dialog}
    </>
  )
}
