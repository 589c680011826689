import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { forgetDevice } from '../../api/session/known-device.ts'
import { lastingStorage } from '../../api/storage/browser-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { clearDevice } from '../auth/log-out.ts'
import { AccountSection } from './account-section.tsx'

const failed = 'Failed to erase the account'

export function EraseAccount() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('eraseAccount', { body: { current_password: password } }),
    onSuccess: () => {
      clearDevice()
      forgetDevice(lastingStorage)
      toast.success('Your account was erased')
      navigate('/')
    },
  })
  return (
    <AccountSection title="Erase the account">
      <p>Your profile, your children and all plans go, and cannot be brought back.</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Erase my account
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Erase your account and everything in it?"
        confirmLabel="Erase everything"
        busyLabel={isPending && 'Erasing...'}
        onConfirm={mutate}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>{error && errorMessage(error, failed)}</FormError>
      </ConfirmDialog>
    </AccountSection>
  )
}
