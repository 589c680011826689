import { useState } from 'react'
import * as words from '#words/auth/dialog'
import { site } from '../../site.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { AuthTab } from './auth-tab.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

interface AuthDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  tab: AuthTab
  onTab: (tab: AuthTab) => void
}

export default function AuthDialog({ open, onOpenChange, tab, onTab }: AuthDialogProps) {
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  const turn = (toForgot: boolean) => (typed: string) => {
    setEmail(typed)
    setForgot(toForgot)
  }
  const changeOpen = (next: boolean) => {
    turn(false)('')
    onOpenChange(next)
  }
  const close = () => changeOpen(false)
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={forgot ? words.forgotTitle : words.welcome({ site: site.name })}
    >
      {forgot ? (
        <ForgotPasswordForm email={email} onBack={turn(false)} />
      ) : (
        <Tabs
          label={words.loginOrRegister}
          value={tab}
          onChange={(id) => onTab(id === 'register' ? 'register' : 'login')}
          tabs={[
            {
              id: 'login',
              label: words.login,
              content: <LoginForm email={email} onDone={close} onForgot={turn(true)} />,
            },
            { id: 'register', label: words.register, content: <RegisterForm onDone={close} /> },
          ]}
        />
      )}
    </Dialog>
  )
}
