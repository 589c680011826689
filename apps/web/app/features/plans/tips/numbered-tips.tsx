import { ChevronDown } from 'lucide-react'
import { Picture } from '../../../ui/picture.tsx'
import type { ShownTip } from './tips-in-order.ts'

interface NumberedTipsProps {
  title: string
  tips: readonly ShownTip[]
  /** How many tips stand before. */
  before: number
  /** Each is folded into its lead. */
  isFolded?: boolean
}

function FoldedTip({ lead, text }: ShownTip) {
  return (
    <details className="min-w-0 grow">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{lead}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-leaf transition-transform duration-150 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <p className="pb-1 text-muted leading-snug">{text}</p>
    </details>
  )
}

function OpenTip({ lead, text }: ShownTip) {
  return (
    <div className="grid min-w-0 grow gap-0.5 leading-snug">
      {lead && <h3 className="text-base">{lead}</h3>}
      <p className={lead ? 'text-muted' : ''}>{text}</p>
    </div>
  )
}

/** A part of the tips; numbers go on from part to part. */
export function NumberedTips({ title, tips, before, isFolded = false }: NumberedTipsProps) {
  if (tips.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ol
        start={before + 1}
        className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-soft"
      >
        {tips.map((tip) => (
          <li
            key={tip.text}
            className={`flex gap-3 px-4 ${isFolded ? 'items-start py-1.5' : 'items-center py-3'}`}
          >
            {/* With letters so large, its room is the words'. */}
            <span className="@max-[12rem]:hidden">
              <Picture slug={tip.picture} size={isFolded ? 44 : 56} />
            </span>
            {isFolded ? <FoldedTip {...tip} /> : <OpenTip {...tip} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
