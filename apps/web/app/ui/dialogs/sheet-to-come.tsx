import { WholeWords } from '../words/whole-words.tsx'
import { sheetStyle, veil } from './sheet-style.ts'

/** Stands where a sheet comes until it is drawn, so that the tap is answered at once. */
export const SheetToCome = ({ title }: { title: string }) => (
  <div className={`${veil} motion-safe:animate-fade`}>
    <div className={`${sheetStyle} h-[92dvh] sm:h-auto`}>
      <div className="mx-auto aspect-square w-[220px] max-w-[60%] [@media(max-height:640px)]:max-w-[40%]" />
      <p className="break-words font-semibold text-xl leading-tight">
        <WholeWords>{title}</WholeWords>
      </p>
    </div>
  </div>
)
