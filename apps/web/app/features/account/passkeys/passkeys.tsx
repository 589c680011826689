import { useQuery } from '@tanstack/react-query'
import * as words from '#words/account/passkeys/passkeys'
import { api } from '../../../api/api.ts'
import { canUsePasskeys } from '../../../api/passkeys/can-use-passkeys.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { site } from '../../../site.ts'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { OnePasskey } from './one-passkey.tsx'

/** Passkeys that open the account, for who wants to sign in without typing. */
export function Passkeys() {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.access.passkeys,
    queryFn: ({ signal }) => api('listPasskeys', { signal }),
  })
  return (
    <>
      <p>{words.about({ site: site.name })}</p>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : data.passkeys.length === 0 ? (
        <p className="font-semibold">{words.none}</p>
      ) : (
        <ul className="grid gap-4">
          {data.passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? <AddPasskey /> : <p>{words.notHere}</p>}
    </>
  )
}
