import { ProgressBar } from '../ui/progress-bar'

/** In the place of the first screen, while its script is fetched. */
export function LoadingScreen() {
  return (
    <main className="loading" id="content" aria-busy="true">
      <ProgressBar />
    </main>
  )
}
