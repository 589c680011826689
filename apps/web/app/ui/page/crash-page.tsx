import { Button } from '../buttons/button.tsx'

/** Shown in place of a page whose code failed or could not be fetched. */
export function CrashPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[68ch] place-content-center gap-4 p-6">
      <title>Something went wrong</title>
      <h1 className="text-2xl">This page did not open</h1>
      <p>
        Something went wrong on our side. Nothing that you saved is lost. Please reload the page.
      </p>
      <div>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </main>
  )
}
