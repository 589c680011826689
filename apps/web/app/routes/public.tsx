import { Outlet } from 'react-router'
import { AuthDialogProvider } from '../features/auth/auth-dialog-provider.tsx'
import { PageFrame } from '../features/site/frame/page-frame.tsx'
import { PublicHeader } from '../features/site/frame/public-header.tsx'

export default function PublicPages() {
  return (
    <AuthDialogProvider>
      <PageFrame header={<PublicHeader />}>
        <Outlet />
      </PageFrame>
    </AuthDialogProvider>
  )
}
