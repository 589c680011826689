import * as words from '#words/ui/page/crash'
import { Button } from '../buttons/button.tsx'

/** Shown in place of a page whose code failed or could not be fetched. */
export function CrashPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[68ch] place-content-center gap-4 p-6">
      <title>{words.windowTitle}</title>
      <h1 className="text-2xl">{words.title}</h1>
      <p>{words.whatToDo}</p>
      <div>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </div>
    </main>
  )
}
