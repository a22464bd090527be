/** How long something lasts so far, e.g. "0:08", "12:46", "1:02:03". */
export function lasted(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const pad = (count: number) => String(count).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}
