import { useState } from 'react'
import * as words from '#words/auth/dialog'
import { api } from '../../api/api.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showPasskey } from '../../api/passkeys/show-passkey.ts'
import { readDeviceToken } from '../../api/session/known-device.ts'
import { lastingStorage } from '../../api/storage/browser-storage.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { beginSession } from './begin-session.ts'

/** Logs in with a passkey that the device offers, without typing. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const logIn = async () => {
    setIsWaiting(true)
    setFailure(null)
    try {
      const shown = await showPasskey(await api('offerPasskeySignIn', {}))
      const device_token = readDeviceToken(lastingStorage)
      const session = await api('signInWithPasskey', { body: { shown, device_token } })
      onDone()
      beginSession(session)
      toast.success(words.welcomeBack)
    } catch (error) {
      setFailure(errorMessage(error, words.noPasskey))
    }
    setIsWaiting(false)
  }

  return (
    <>
      <FormError>{failure}</FormError>
      <Button
        variant="secondary"
        busyLabel={isWaiting && words.waitingForDevice}
        onClick={() => void logIn()}
      >
        {words.usePasskey}
      </Button>
    </>
  )
}
