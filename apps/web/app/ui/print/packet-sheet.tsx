import { type ReactNode, useId } from 'react'
import { site } from '../../site.ts'
import { useFitSheet } from './use-fit-sheet.ts'

interface PacketSheetProps {
  title: string
  subtitle: string
  /** Shown where even the smallest letters leave something out. */
  whenCut: string
  children: ReactNode
}

/** One page of paper in black on white. */
export function PacketSheet({ title, subtitle, whenCut, children }: PacketSheetProps) {
  const sheet = useFitSheet(11)
  return (
    <article ref={sheet} className="sheet text-black! leading-tight" aria-label={title}>
      <header className="flex items-baseline justify-between gap-[1em] border-black border-b-2 pb-[0.3em]">
        <h2 className="font-semibold text-[1.7em] wrap-anywhere">{title}</h2>
        <p className="shrink-0">{subtitle}</p>
      </header>
      <div className="grid content-start gap-[0.6em] py-[0.5em]">
        <p className="hidden border-2 border-black p-[0.4em] font-semibold [[data-cut]_&]:block">
          {whenCut}
        </p>
        {children}
      </div>
      <footer className="border-black border-t pt-[0.3em] text-right text-[0.8em]">
        {site.name}
      </footer>
    </article>
  )
}

export function PacketPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-semibold text-[1.1em]">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A parent's own words, with their line ends; nothing where there are none. */
export const PacketText = ({ title, text }: { title: string; text: string }) =>
  text === '' ? null : (
    <PacketPart title={title}>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </PacketPart>
  )
