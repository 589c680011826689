import { Suspense } from 'react'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { FoldedRow } from '../../../ui/rows/folded-row.tsx'
import type { RowWordsProps } from '../../../ui/rows/row-words.tsx'
import type { RowBodyProps } from './row-body.tsx'

const RowBody = lazyPart(() => import('./row-body.tsx'))

interface AccountRowProps extends RowWordsProps, RowBodyProps {
  isUrgent?: boolean
}

/** A row of the account, in the address by its own name. */
export function AccountRow({ row, account, ...folded }: AccountRowProps) {
  return (
    <FoldedRow anchor={row} {...folded}>
      <Suspense fallback={<LoadingState />}>
        <RowBody row={row} account={account} />
      </Suspense>
    </FoldedRow>
  )
}
