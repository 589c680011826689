import * as words from '#words/account/factor/app'
import { site } from '../../../site.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The codes that stand for the app, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const download = () => {
    const text = [words.fileTitle({ site: site.name }), '', ...codes, ''].join('\n')
    downloadFile('brightplate-recovery-codes.txt', text, 'text/plain')
    toast.success(words.downloaded)
  }
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{words.codesTitle}</h3>
      <p>{words.keepCodes}</p>
      <ul className="grid gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={download}>
        {words.download}
      </Button>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  )
}
