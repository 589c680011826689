import { Outlet } from 'react-router'
import { AuthDialogProvider } from '../features/auth/auth-dialog-provider.tsx'
import { PageFrame } from '../features/site/frame/page-frame.tsx'
import { PublicHeader } from '../features/site/frame/public-header.tsx'

export default function PublicPages() {
  return (
    <AuthDialogProvider>
      <PageFrame header={<PublicHeader />}>
        {/* At twice its size a long word is broken, and the page does not scroll sideways. */}
        <div className="wrap-anywhere">
          <Outlet />
        </div>
      </PageFrame>
    </AuthDialogProvider>
  )
}
