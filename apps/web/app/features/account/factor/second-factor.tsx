import type { Factors } from '@brightplate/contract/account/factors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import * as words from '#words/account/factor/app'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { site } from '../../../site.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { useConfirmed } from '../use-confirmed.tsx'
import { useFactors } from '../use-factors.ts'
import { AppOn } from './app-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const SetUpApp = lazyPart(() => import('./set-up-app.tsx'))

function App({ factors }: { factors: Factors }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { confirmed, dialog } = useConfirmed()
  const make = useMutation({ mutationFn: () => confirmed(() => api('makeFactor', {})) })
  const reload = () => queries.invalidateQueries({ queryKey: queryKeys.access.all })
  const show = (recoveryCodes: readonly string[] | null) => {
    setCodes(recoveryCodes)
    make.reset()
    void reload()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => show(null)} />
  if (factors.app_on_since) {
    return <AppOn since={factors.app_on_since} factors={factors} onCodes={show} onOff={reload} />
  }
  if (make.data) {
    return (
      <Suspense fallback={<LoadingState />}>
        <SetUpApp made={make.data} onDone={show} onCancel={make.reset} />
      </Suspense>
    )
  }
  return (
    <>
      <p className="font-semibold">{words.isOff}</p>
      <FormError>{make.error && errorMessage(make.error, words.couldNotSetUp)}</FormError>
      <Button
        variant="secondary"
        busyLabel={make.isPending && words.settingUp}
        onClick={() => make.mutate()}
      >
        {words.setUp}
      </Button>
      {dialog}
    </>
  )
}

/** An app that shows codes, for who wants to be asked for them at the login. */
export function SecondFactor() {
  const { data, isPending, refetch } = useFactors()
  return (
    <>
      <p>{words.about({ site: site.name })}</p>
      {isPending ? (
        <LoadingState />
      ) : data ? (
        <App factors={data} />
      ) : (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      )}
    </>
  )
}
