import { type ComponentType, createContext, lazy, useContext, useState } from 'react'
import { isCodeGone } from '../../fetch-code.ts'
import { PartMissing } from './part-missing.tsx'

const TryAgain = createContext<() => void>(() => {})

const missing = (isGone: boolean) => () => (
  <PartMissing isGone={isGone} onRetry={useContext(TryAgain)} />
)

/** A part of a page whose code comes when it is used. Where it cannot be fetched, it says so in its place, with a button that asks again. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const ask = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((error: unknown) => ({ default: missing(isCodeGone(error)) })),
    )
  let current = ask()
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => current)
    const again = () => {
      current = ask()
      setPart(() => current)
    }
    return (
      <TryAgain value={again}>
        <Part {...props} />
      </TryAgain>
    )
  }
}
