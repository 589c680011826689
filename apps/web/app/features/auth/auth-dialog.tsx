import { useState } from 'react'
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
  const changeOpen = (next: boolean) => {
    setForgot(false)
    onOpenChange(next)
  }
  const close = () => changeOpen(false)
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={forgot ? 'Forgot your password?' : `Welcome to ${site.name}`}
    >
      {forgot ? (
        <ForgotPasswordForm onBack={() => setForgot(false)} />
      ) : (
        <Tabs
          label="Login or register"
          value={tab}
          onChange={(id) => onTab(id === 'register' ? 'register' : 'login')}
          tabs={[
            {
              id: 'login',
              label: 'Login',
              content: <LoginForm onDone={close} onForgot={() => setForgot(true)} />,
            },
            { id: 'register', label: 'Register', content: <RegisterForm onDone={close} /> },
          ]}
        />
      )}
    </Dialog>
  )
}
